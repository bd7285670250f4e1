import { Box, chakra } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';

export interface MapListItem {
  id: string;
  label: string;
  /** A second line: level, state, time. */
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
  /** `byKey`: what opens should take the focus. */
  onSelect?: (id: string, byKey: boolean) => void;
  empty?: string;
}

const ROW = 48;

/** The content of the map as a virtual list of buttons; the arrow keys, Home and End move between them. */
export function MapList({ label, items, selectedId, hoveredId, onHover, onSelect, empty }: Props) {
  const { formatMessage } = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
  });

  // What is selected elsewhere, as by a replay, is brought into view.
  const selected = items.findIndex(({ id }) => id === selectedId);
  useEffect(() => {
    if (selected >= 0) virtualizer.scrollToIndex(selected);
  }, [virtualizer, selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    const at = Number(row?.dataset['index'] ?? 0);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = Math.max(0, Math.min(items.length - 1, to));
    virtualizer.scrollToIndex(index);
    // A row out of view exists only after the next render.
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] button`)?.focus(),
    );
  };

  if (items.length === 0) {
    return (
      <Box p="4" color="muted" textStyle="sm">
        {empty ?? formatMessage(messages.listEmpty)}
      </Box>
    );
  }
  return (
    <Box ref={scroller} position="relative" h="100%" overflowY="auto">
      <Box
        as="ul"
        aria-label={label}
        listStyleType="none"
        position="relative"
        h={`${virtualizer.getTotalSize()}px`}
        {...{ onKeyDown }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const item = items[index];
          return item ? (
            <Row
              key={item.id}
              {...{ item, index, start, onHover, onSelect }}
              count={items.length}
              height={ROW}
              selected={item.id === selectedId}
              hovered={item.id === hoveredId}
            />
          ) : null;
        })}
      </Box>
    </Box>
  );
}

interface RowProps {
  item: MapListItem;
  index: number;
  count: number;
  /** Offset and height in px. */
  start: number;
  height: number;
  selected: boolean;
  hovered: boolean;
  onHover?: ((id: string | null) => void) | undefined;
  onSelect?: ((id: string, byKey: boolean) => void) | undefined;
}

/** Hover and focus both show the item's place on the map. */
function Row({ item, index, count, start, height, selected, hovered, onHover, onSelect }: RowProps) {
  return (
    <Box
      as="li"
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
      position="absolute"
      insetInline="0"
      h={`${height}px`}
      top={`${start}px`}
    >
      <chakra.button
        type="button"
        aria-current={selected || undefined}
        // `detail` is 0 for a key or a screen reader.
        onClick={({ detail }) => onSelect?.(item.id, detail === 0)}
        onMouseEnter={() => onHover?.(item.id)}
        onMouseLeave={() => onHover?.(null)}
        onFocus={() => onHover?.(item.id)}
        onBlur={() => onHover?.(null)}
        display="flex"
        alignItems="center"
        gap="2.5"
        w="100%"
        h="100%"
        px="3"
        textAlign="start"
        cursor="pointer"
        bg={selected ? 'accent.subtle' : hovered ? 'hover' : 'transparent'}
        borderBottomWidth="1px"
        borderColor="border"
        _hover={{ bg: selected ? 'accent.subtle' : 'hover' }}
        _focusVisible={{ outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '-2px' }}
      >
        {item.mark}
        <Box flex="1" minW="0">
          <Box truncate fontWeight={selected ? 'semibold' : 'medium'} textStyle="sm">
            <bdi>{item.label}</bdi>
          </Box>
          {item.detail && (
            <Box truncate textStyle="xs" color="muted">
              {item.detail}
            </Box>
          )}
        </Box>
      </chakra.button>
    </Box>
  );
}
