import { Box, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { reveal, useMap } from './context';
import { MapMarker } from './MapMarker';
import { messages } from './messages';
import type { LngLat } from './types';

interface Props extends LngLat {
  label: string;
  onClose: () => void;
  /** Px between the place and the popup. */
  gap?: number;
  /** Takes the focus when it opens: for opening by keyboard. */
  focus?: boolean;
  children: ReactNode;
}

/** A card over a place, which it brings into view. Escape closes it and restores the focus. */
export function MapPopup({ longitude, latitude, label, onClose, gap = 20, focus = false, children }: Props) {
  const { formatMessage } = useIntl();
  const card = useRef<HTMLDivElement>(null);
  const taking = useRef(focus);

  // The cleanup of a layout effect runs while the card still has the focus.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, []);
  const map = useMap();
  const bringIntoView = useEffectEvent(() => reveal(map, { longitude, latitude }));
  useEffect(() => bringIntoView(), [longitude, latitude]);
  // The marker's effect, which adds the card to the document, runs before this one.
  useEffect(() => {
    if (taking.current) card.current?.focus({ preventScroll: true });
  }, []);

  return (
    <MapMarker {...{ longitude, latitude }} anchor="bottom" offset={[0, -gap]}>
      <Box
        ref={card}
        as="dialog"
        {...{ open: true }}
        data-map-popup=""
        m="0"
        aria-label={label}
        tabIndex={-1}
        position="relative"
        minW="12rem"
        maxW="18rem"
        ps="3"
        pe="10"
        py="2.5"
        bg="raised"
        color="text"
        borderWidth="1px"
        borderColor="border"
        borderRadius="lg"
        boxShadow="md"
        textStyle="sm"
        cursor="auto"
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') onClose();
        }}
        onMouseDown={(event) => event.stopPropagation()}
        onClick={(event) => event.stopPropagation()}
      >
        <Box fontWeight="semibold" mb="1">
          <bdi>{label}</bdi>
        </Box>
        {children}
        <IconButton
          size="xs"
          variant="ghost"
          position="absolute"
          top="1.5"
          insetEnd="1.5"
          aria-label={formatMessage(messages.closePopup)}
          onClick={onClose}
        >
          <X size={14} aria-hidden />
        </IconButton>
      </Box>
    </MapMarker>
  );
}
