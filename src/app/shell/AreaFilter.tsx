import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { MapPinned } from 'lucide-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAreaChoices, useMe } from '@/auth/useSession';
import { updateMe } from '@/api/generated/auth/auth';
import { getSession, setUser } from '@/api/session';
import { AreaMark } from '@/ui/AreaMark';
import { Popover } from '@/ui/Popover';
import { useStable } from '@/ui/useStable';
import { areaMessages } from './messages';
import { useAreas } from './useAreas';

/** Which disposition areas all screens show. The choice is in the URL, and in the profile for the next visit. */
export function AreaFilter() {
  const intl = useIntl();
  const { disposition_areas: all } = useMe();
  const choices = useAreaChoices();
  const areas = useAreas();
  const navigate = useNavigate();
  const isOwn = (id: number) => all.some((area) => area.id === id);
  const isForeign = !areas.every(isOwn);
  const drop = useStable(() =>
    navigate({
      to: '.',
      search: (before) => ({ ...before, areas: (before.areas ?? []).filter(isOwn), page: undefined }),
      replace: true,
      ignoreBlocker: true,
    }),
  );
  // Who was limited to other areas meanwhile would be shown zeros as those of all areas.
  useEffect(() => {
    if (isForeign) void drop();
  }, [isForeign, drop]);
  // From the URL as it is by then: a second click may come before the first is rendered.
  const choose = (change: (chosen: number[]) => number[]) => {
    let chosen = areas;
    void navigate({
      to: '.',
      search: (before) => {
        chosen = change(before.areas ?? []);
        // From another set of rows, page 4 is somewhere else.
        return { ...before, areas: chosen, page: undefined };
      },
    });
    remember(chosen);
  };
  const names = all.filter(({ id }) => areas.includes(id)).map(({ name }) => name);
  const text =
    names.length === 0
      ? intl.formatMessage(areaMessages.all)
      : names.length <= 2
        ? names.join(', ')
        : intl.formatMessage(areaMessages.some, { count: names.length });
  return (
    <Popover
      label={intl.formatMessage(areaMessages.label)}
      placement="bottom-end"
      trigger={
        <Button
          type="button"
          variant={names.length > 0 ? 'subtle' : 'ghost'}
          px="min(0.625rem, 2.5vw)"
          aria-label={`${intl.formatMessage(areaMessages.label)}: ${text}`}
        >
          <MapPinned aria-hidden />
          <Box as="span" display={{ base: 'none', lg: 'inline' }} maxW="12rem" truncate>
            {text}
          </Box>
          {names.length > 0 ? (
            <Box as="span" display={{ base: 'inline', lg: 'none' }} textStyle="xs">
              {names.length}
            </Box>
          ) : null}
        </Button>
      }
    >
      <Flex align="center" justify="space-between" mb="1">
        <Text fontWeight="semibold">
          <FormattedMessage {...areaMessages.label} />
        </Text>
        <Button type="button" size="xs" variant="plain" disabled={areas.length === 0} onClick={() => choose(() => [])}>
          <FormattedMessage {...areaMessages.all} />
        </Button>
      </Flex>
      <Text textStyle="xs" color="muted" mb="2">
        <FormattedMessage {...areaMessages.help} />
      </Text>
      <Box as="ul" listStyleType="none" position="relative" maxH="18rem" overflowY="auto">
        {choices.map(({ id, name, color }) => (
          <li key={id}>
            <chakra.label
              display="flex"
              alignItems="center"
              gap="2.5"
              minH="8"
              px="1.5"
              borderRadius="md"
              cursor="pointer"
              _hover={{ bg: 'hover' }}
            >
              <chakra.input
                type="checkbox"
                boxSize="4"
                accentColor="accent.solid"
                checked={areas.includes(id)}
                onChange={() =>
                  choose((chosen) => (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]))
                }
              />
              <AreaMark color={color}>{name}</AreaMark>
            </chakra.label>
          </li>
        ))}
      </Box>
    </Popover>
  );
}

let timer: ReturnType<typeof setTimeout>;

/** A second after the last click. Nothing depends on it, so a failure stays silent. */
function remember(areas: number[]) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    updateMe({ selected_disposition_area_ids: areas }).then(
      ({ user }) => user.id === getSession().user?.id && setUser(user),
      () => undefined,
    );
  }, 1000);
}
