import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { LinkProps } from '@tanstack/react-router';
import { CircleCheck, Circle } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { SetupSteps } from '@/api/generated/dashboard.schemas';
import { finishSetup, useGetSetupSteps } from '@/api/generated/setup/setup';
import { setUser } from '@/api/session';
import { useMe } from '@/auth/useSession';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonRows } from '@/ui/Skeletons';
import { TextLink } from '@/ui/links';
import { toast } from '@/ui/toast';
import { setupSteps as messages } from './messages';

const STEPS: Record<keyof SetupSteps, LinkProps['to']> = {
  locations: '/dt/import',
  bins: '/dt/locations',
  trucks: '/dt/trucks',
  drivers: '/dt/drivers',
  schedules: '/resources',
  people: '/account/users',
};

/** What comes next in a new city, each leading to its place, until it is put away. */
export function FirstSteps() {
  const { formatMessage } = useIntl();
  const me = useMe();
  const { data, isError, refetch } = useGetSetupSteps({ query: { refetchOnMount: 'always' } });
  const names = Object.keys(STEPS) as (keyof SetupSteps)[];
  const done = names.filter((name) => data?.[name]).length;
  const close = () =>
    finishSetup()
      .then(() => setUser({ ...me, new_customer: false }))
      .catch(() => toast(formatMessage(messages.failed), { variant: 'error' }));
  return (
    <Card
      mb="4"
      title={formatMessage(messages.title)}
      description={data ? formatMessage(messages.progress, { done, all: names.length }) : '\u00a0'}
      actions={
        <Button size="sm" variant={done === names.length ? 'solid' : 'ghost'} onClick={() => void close()}>
          {formatMessage(done === names.length ? messages.finish : messages.hide)}
        </Button>
      }
    >
      {isError ? <ErrorState onRetry={refetch} /> : null}
      {!data && !isError ? <SkeletonRows rows={3} columns={2} /> : null}
      {data ? (
        <Box as="ol" listStyleType="none" ps="0" columnGap="6" css={{ columns: { base: 1, md: 2 } }}>
          {names.map((name) => (
            <Flex as="li" key={name} gap="2" py="1.5" align="flex-start" breakInside="avoid">
              <Box colorPalette="success" color={data[name] ? 'colorPalette.solid' : 'muted'} pt="0.5" flexShrink="0">
                {data[name] ? <CircleCheck size="18" aria-hidden /> : <Circle size="18" aria-hidden />}
              </Box>
              <Box minW="0">
                <TextLink to={STEPS[name]}>{formatMessage(messages[name])}</TextLink>
                <Text textStyle="xs" color="muted">
                  {formatMessage(data[name] ? messages.done : messages[`${name}Help`])}
                </Text>
              </Box>
            </Flex>
          ))}
        </Box>
      ) : null}
    </Card>
  );
}
