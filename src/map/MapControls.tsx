import { Box, IconButton } from '@chakra-ui/react';
import { List, Maximize, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MapEngine } from './engine/engine';
import { messages } from './messages';

interface Props {
  engine: MapEngine | undefined;
  animate: boolean;
  onFit: (() => void) | undefined;
  /** Whether the list is open; undefined when there is none. */
  listed: boolean | undefined;
  onList: (open: boolean) => void;
}

/** The buttons of the map. The list is first, so that it is one Tab away. */
export function MapControls({ engine, animate, onFit, listed, onList }: Props) {
  const { formatMessage } = useIntl();
  const zoom = (delta: number) => () => engine?.zoomBy(delta, { animate });

  return (
    <Box
      as="fieldset"
      data-print="none"
      aria-label={formatMessage(messages.controls)}
      position="absolute"
      top="3"
      insetEnd="3"
      zIndex="3"
      m="0"
      p="0"
      borderWidth="0"
      display="flex"
      flexDirection="column"
      gap="2"
    >
      {listed === undefined ? null : (
        <Control
          label={formatMessage(listed ? messages.closeList : messages.openList)}
          expanded={listed}
          onPress={() => onList(!listed)}
        >
          <List size={16} aria-hidden />
        </Control>
      )}
      <Control label={formatMessage(messages.zoomIn)} onPress={zoom(1)} disabled={!engine}>
        <Plus size={16} aria-hidden />
      </Control>
      <Control label={formatMessage(messages.zoomOut)} onPress={zoom(-1)} disabled={!engine}>
        <Minus size={16} aria-hidden />
      </Control>
      {onFit && (
        <Control label={formatMessage(messages.fit)} onPress={onFit} disabled={!engine}>
          <Maximize size={16} aria-hidden />
        </Control>
      )}
    </Box>
  );
}

interface ControlProps {
  label: string;
  onPress: () => void;
  disabled?: boolean;
  expanded?: boolean;
  children: ReactNode;
}

function Control({ label, onPress, disabled = false, expanded, children }: ControlProps) {
  return (
    <IconButton
      size="sm"
      variant="outline"
      colorPalette="neutral"
      bg="surface"
      boxShadow="sm"
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </IconButton>
  );
}
