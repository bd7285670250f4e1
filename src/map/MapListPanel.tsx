import { Box } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  /** Without a map the list fills the frame. */
  alone: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Styles in a frame that is too narrow for a list beside the map. */
export const narrow = (css: object) => ({ '@container (max-width: 45rem)': css });

/** The list at the inline start of the map, in a narrow frame below it. Escape closes it and restores the focus. */
export function MapListPanel({ alone, onClose, children }: Props) {
  const before = useRef(document.activeElement);
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const opener = before.current;
    const element = panel.current;
    return () => {
      if (element?.contains(document.activeElement) && opener instanceof HTMLElement && opener.isConnected)
        opener.focus();
    };
  }, []);

  return (
    <Box
      ref={panel}
      data-map-list={alone ? undefined : ''}
      flex={alone ? '1' : 'none'}
      w={alone ? undefined : '20rem'}
      minW="0"
      minH="0"
      bg="surface"
      borderEndWidth={alone ? '0' : '1px'}
      borderColor="border"
      css={alone ? undefined : narrow({ width: 'auto', height: '45%', borderInlineEndWidth: 0, borderTopWidth: '1px' })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || alone) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
    </Box>
  );
}
