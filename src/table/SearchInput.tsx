import { Box, Input } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { getSettings, useSettings } from '@/theme/settings';
import { IconButton } from '@/ui/IconButton';
import { Kbd } from '@/ui/Kbd';
import { isDialogOpen } from '@/ui/dialogs';
import { tableMessages } from './messages';

interface SearchInputProps {
  /** The search text of the URL. */
  value: string | undefined;
  onSearch: (text: string | undefined) => void;
  label?: string;
}

const PAUSE_MS = 250;
export const writing = (element: Element | null) =>
  element?.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]') ?? false;

/**
 * The search box. What is typed shows at once and goes into the URL after a short pause; Enter sends it at once, Escape
 * clears, `/` comes here from anywhere on the page. A text that the URL brings (Back, a link) replaces a draft.
 */
export function SearchInput({ value = '', onSearch, label }: SearchInputProps) {
  const intl = useIntl();
  const { singleKeys } = useSettings();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // `over` is the URL's text that the draft was begun on; `sent` are the texts that were sent, of which the URL may show an earlier one.
  const [draft, setDraft] = useState<{ text: string; over: string; sent: string[] } | null>(null);
  // What has arrived is the URL's text from now on: another one, also that of before, replaces the draft.
  if (draft && value !== draft.over && value === draft.sent.at(-1)) setDraft({ ...draft, over: value, sent: [value] });
  const shown = draft && (value === draft.over || draft.sent.includes(value)) ? draft.text : value;

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!input.current || !getSettings().singleKeys || writing(document.activeElement) || isDialogOpen()) return;
      event.preventDefault();
      input.current.focus();
      input.current.select();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  /** Texts that were sent and may yet come by; none once the last of them has arrived. */
  const underway = () => (draft && value !== draft.sent.at(-1) ? draft.sent : [value]);
  const send = (text: string) => {
    clearTimeout(timer.current);
    const trimmed = text.trim().slice(0, 200);
    // What is shown may be behind what was sent: whether this is news is for the URL to say.
    setDraft({ text, over: value, sent: [...underway(), trimmed] });
    onSearch(trimmed || undefined);
  };
  const type = (text: string) => {
    setDraft({ text, over: value, sent: underway() });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(text), PAUSE_MS);
  };

  return (
    <Box position="relative" w={{ base: '100%', sm: '18rem' }} role="search">
      <Box
        position="absolute"
        insetStart="2.5"
        insetBlock="0"
        display="flex"
        alignItems="center"
        color="muted"
        pointerEvents="none"
      >
        <Search size={16} aria-hidden />
      </Box>
      <Input
        ref={input}
        size="sm"
        type="search"
        ps="8"
        pe={{ base: '10', md: '8' }}
        minH={{ base: '10', md: '0' }}
        maxLength={200}
        aria-label={label ?? intl.formatMessage(tableMessages.search)}
        placeholder={label ?? intl.formatMessage(tableMessages.search)}
        aria-keyshortcuts="/"
        value={shown}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(event.currentTarget.value);
          if (event.key === 'Escape' && shown) {
            event.preventDefault();
            event.stopPropagation();
            send('');
          }
        }}
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
      <Box position="absolute" insetEnd={{ base: '0', md: '1' }} insetBlock="0" display="flex" alignItems="center">
        {shown ? (
          <IconButton
            size="xs"
            label={intl.formatMessage(tableMessages.clearSearch)}
            onClick={() => {
              send('');
              input.current?.focus();
            }}
          >
            <X aria-hidden />
          </IconButton>
        ) : !singleKeys ? null : (
          <Box pe="1" aria-hidden display={{ base: 'none', md: 'block' }}>
            <Kbd keys={['/']} />
          </Box>
        )}
      </Box>
    </Box>
  );
}
