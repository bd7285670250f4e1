import { Box, IconButton } from '@chakra-ui/react';
import { TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import type { MapNotice as Notice } from './session';

const texts = { sketch: messages.noticeSketch, noWebGl: messages.noticeNoWebGl, noEngine: messages.noticeNoEngine };

/** Says why the map is not the one expected. Only the one over a map can be put away. */
export function MapNotice({ notice, listOpen }: { notice: Notice; listOpen: boolean }) {
  const { formatMessage } = useIntl();
  const [away, setAway] = useState(false);
  if (away) return null;

  return (
    <Box
      as="output"
      position="absolute"
      top="2"
      insetInline={notice === 'sketch' ? undefined : '2'}
      insetStart={notice !== 'sketch' ? undefined : listOpen ? { base: '3', md: 'calc(20rem + 0.75rem)' } : '3'}
      maxW={notice === 'sketch' ? 'min(24rem, calc(100% - 4.5rem))' : undefined}
      zIndex={notice === 'sketch' ? 1 : 3}
      display="flex"
      alignItems="center"
      gap="2"
      ps="3"
      pe="1"
      minH="8"
      bg="warning.subtle"
      color="warning.fg"
      borderWidth="1px"
      borderColor="warning.muted"
      borderRadius="md"
      textStyle="sm"
    >
      <TriangleAlert size={14} aria-hidden />
      <Box flex="1" py="1">
        {formatMessage(texts[notice])}
      </Box>
      {notice === 'sketch' && (
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={formatMessage(messages.dismiss)}
          onClick={() => setAway(true)}
        >
          <X size={14} aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}
