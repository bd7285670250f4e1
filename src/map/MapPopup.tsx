import { Box, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMap } from './context';
import { MapMarker } from './MapMarker';
import { messages } from './messages';
import type { LngLat } from './types';
import { freeInsets } from './useFit';

interface Props extends LngLat {
  label: string;
  onClose: () => void;
  /** Px between the place and the popup. */
  gap?: number;
  /** Takes the focus when it opens: for opening by keyboard. */
  focus?: boolean;
  children: ReactNode;
}

/** Px of a place's mark that stay in view below the popup. */
const MARK = 16;

/** How far from..to has to move to be between low and high; its beginning counts more than its end. */
const beyond = (from: number, to: number, low: number, high: number) =>
  from < low ? from - low : Math.min(Math.max(0, to - high), from - low);

/** A card over a place; the map moves so that all of it is in view and nothing covers it. Escape closes it and restores the focus. */
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
  const { engine, animate } = useMap();
  const bringIntoView = useEffectEvent(() => {
    if (!card.current) return;
    const { offsetWidth: width, offsetHeight: height } = card.current;
    const { top, right, bottom, left } = freeInsets(8);
    const { x, y } = engine.project({ longitude, latitude });
    const across = beyond(x - width / 2, x + width / 2, left, engine.overlay.clientWidth - right);
    const down = beyond(y - gap - height, y + MARK, top, engine.overlay.clientHeight - bottom);
    if (across || down) engine.panBy(across, down, { animate });
  });
  // Its content may load later, and the frame may change its size.
  useEffect(() => {
    const sizes = new ResizeObserver(() => bringIntoView());
    for (const element of [card.current, engine.overlay]) if (element) sizes.observe(element);
    return () => sizes.disconnect();
  }, [engine, longitude, latitude]);
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
        m="0"
        aria-label={label}
        tabIndex={-1}
        position="relative"
        minW="12rem"
        maxW="min(18rem, calc(100cqw - 5rem))"
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
        <Box position="relative" maxH="13rem" overflowY="auto">
          {children}
        </Box>
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
