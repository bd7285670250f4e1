import { Box, chakra, Flex, Spinner, Text, VisuallyHidden } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TopDialog } from '@/ui/overlays/dialogs';
import { paletteMessages } from '../shell/messages';
import { ResultList } from './ResultList';
import { useResults, type Result } from './useResults';

/** One field that finds everything. The focus stays in it; the arrows move along the results. */
export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <TopDialog open={open} onClose={onClose} label={<FormattedMessage {...paletteMessages.title} />}>
      <Palette onClose={onClose} />
    </TopDialog>
  );
}

function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const intl = useIntl();
  const router = useRouter();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { groups, searching, failed } = useResults(text);
  const results = groups.flatMap((group) => group.results);
  const active = results[Math.min(at, results.length - 1)];

  const follow = ({ to, search }: Result) => {
    onClose();
    void router.navigate({
      to,
      search: (before: Record<string, unknown>) => ({ areas: before['areas'], ...search }),
    } as never);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { length } = results;
    if (event.key === 'Enter' && active) follow(active);
    else if (event.key === 'ArrowDown') setAt((at + 1) % Math.max(length, 1));
    else if (event.key === 'ArrowUp') setAt((at - 1 + length) % Math.max(length, 1));
    else if (event.key === 'Home' && event.ctrlKey) setAt(0);
    else if (event.key === 'End' && event.ctrlKey) setAt(Math.max(length - 1, 0));
    else return;
    event.preventDefault();
  };
  const summary = intl.formatMessage(paletteMessages.results, { count: results.length });
  return (
    <>
      <Flex align="center" gap="3" px="4" h="14" borderBottomWidth="1px" flexShrink={0}>
        <Box color="muted" aria-hidden>
          {searching ? <Spinner size="sm" /> : <Search size={18} />}
        </Box>
        <chakra.input
          flex="1"
          minW="0"
          h="100%"
          bg="transparent"
          outline="none"
          _placeholder={{ color: 'muted' }}
          role="combobox"
          aria-label={intl.formatMessage(paletteMessages.title)}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${id}-${results.indexOf(active)}` : undefined}
          placeholder={intl.formatMessage(paletteMessages.placeholder)}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          data-autofocus=""
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </Flex>
      <VisuallyHidden>
        <span role="status">{searching ? '' : summary}</span>
      </VisuallyHidden>
      <ResultList
        id={id}
        groups={groups}
        active={active}
        onHover={(result) => setAt(results.indexOf(result))}
        onFollow={follow}
      />
      {failed ? (
        <Text px="4" py="2" textStyle="xs" color="warning.fg">
          <FormattedMessage {...paletteMessages.partly} />
        </Text>
      ) : null}
      {results.length === 0 && !searching && !failed ? (
        <Text px="4" py="6" color="muted" textAlign="center">
          <FormattedMessage {...paletteMessages.nothing} values={{ text }} />
        </Text>
      ) : null}
      <Text px="4" py="2" textStyle="xs" color="muted" borderTopWidth="1px" display={{ base: 'none', sm: 'block' }}>
        <FormattedMessage {...paletteMessages.keys} />
      </Text>
    </>
  );
}
