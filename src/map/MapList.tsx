import { Box } from '@chakra-ui/react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MapListRow } from './MapListRow';
import { messages } from './messages';
import { useRows } from './useRows';

export interface MapListItem {
  id: string;
  label: string;
  /** A second line: level, state, time in words. */
  detail?: string;
  /** The same mark as on the map. */
  mark?: ReactNode;
}

interface Props {
  label: string;
  /** A stable array. */
  items: readonly MapListItem[];
  selectedId?: string | null;
  hoveredId?: string | null;
  onHover?: (id: string | null) => void;
  /** `byKey`: what opens for it should take the focus. */
  onSelect?: (id: string, byKey: boolean) => void;
  empty?: string;
}

const ROW = 48;

/**
 * What the map shows as a list: each entry is a button, the arrow keys, Home and End move between them. Only the rows in
 * view are in the document; each says its place in the whole.
 */
export function MapList({ label, items, selectedId, hoveredId, onHover, onSelect, empty }: Props) {
  const { formatMessage } = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useRows(items.length, ROW);

  const onKeyDown = (event: KeyboardEvent) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    const at = Number(row?.dataset['index'] ?? 0);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    rows.focus(scroller.current, Math.max(0, Math.min(items.length - 1, to)));
  };

  if (items.length === 0) {
    return (
      <Box p="4" color="muted" textStyle="sm">
        {empty ?? formatMessage(messages.listEmpty)}
      </Box>
    );
  }
  return (
    <Box ref={scroller} h="100%" overflowY="auto" onScroll={rows.onScroll}>
      <Box as="ul" aria-label={label} listStyleType="none" position="relative" h={`${rows.total}px`} {...{ onKeyDown }}>
        {items.slice(rows.first, rows.last + 1).map((item, offset) => (
          <MapListRow
            key={item.id}
            {...{ item, onHover, onSelect }}
            index={rows.first + offset}
            start={(rows.first + offset) * ROW}
            count={items.length}
            height={ROW}
            selected={item.id === selectedId}
            hovered={item.id === hoveredId}
          />
        ))}
      </Box>
    </Box>
  );
}
