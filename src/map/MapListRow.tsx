import { Box, chakra } from '@chakra-ui/react';
import type { MapListItem } from './MapList';

interface Props {
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

/** One entry of a `MapList`. Pointing at it and focusing it both show its place on the map. */
export function MapListRow({ item, index, count, start, height, selected, hovered, onHover, onSelect }: Props) {
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
        // A click without a press of a button comes from a key or a screen reader.
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
