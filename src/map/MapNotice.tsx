import { Box, IconButton, type BoxProps } from '@chakra-ui/react';
import { TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import type { MapNotice as Notice } from './useSession';

const texts = { basemap: messages.noticeBasemap, noWebGl: messages.noticeNoWebGl, noEngine: messages.noticeNoEngine };

interface Props {
  notice: Notice;
  /** Of a notice over the map. */
  insetStart?: BoxProps['insetStart'];
}

/** Why the map is not the configured one: over the map, where it can be dismissed, or above the list in place of it. */
export function MapNotice({ notice, insetStart }: Props) {
  const { formatMessage } = useIntl();
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  const over = notice === 'basemap';

  return (
    <Box
      as="output"
      {...(over
        ? { position: 'absolute', top: '2', insetStart, maxW: 'min(24rem, calc(100% - 4.5rem))', zIndex: 1 }
        : { m: '2' })}
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
      <TriangleAlert size={14} aria-hidden style={{ flex: 'none' }} />
      <Box as="span" flex="1" py="1">
        {formatMessage(texts[notice])}
      </Box>
      {over && (
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={formatMessage(messages.dismiss)}
          onClick={() => setDismissed(true)}
        >
          <X size={14} aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}
