import { Box } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  /** Without a map the list fills the frame. */
  alone: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The list over the inline start of the map. Escape closes it and restores the focus. */
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
      position="absolute"
      insetBlock="0"
      insetStart="0"
      zIndex="2"
      w={alone ? '100%' : 'min(20rem, calc(100% - 4rem))'}
      pt={alone ? '12' : '0'}
      bg="surface"
      borderEndWidth={alone ? '0' : '1px'}
      borderColor="border"
      boxShadow={alone ? 'none' : 'sm'}
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
