import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { reveal, useMap } from './context';
import { MapMarker } from './MapMarker';
import { Pin } from './marks';
import { messages } from './messages';
import type { LngLat } from './types';

interface Props {
  /** Null while no position is set: a faint pin is in the middle of the view. */
  value: LngLat | null;
  onChange: (place: LngLat) => void;
}

const arrows: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Six decimals are a tenth of a metre. */
const rounded = ({ longitude, latitude }: LngLat): LngLat => ({
  longitude: Math.round(longitude * 1e6) / 1e6,
  latitude: Math.round(latitude * 1e6) / 1e6,
});

/** A pin that is placed by dragging, by a click on the map or with the arrow keys (Shift: larger steps). */
export function PickPosition({ value, onChange }: Props) {
  const map = useMap();
  const { engine } = map;
  const { formatMessage, formatNumber } = useIntl();
  const help = useId();
  const [start] = useState(() => engine.view().center);
  const place = value ?? start;

  const put = useEffectEvent((to: LngLat) => onChange(rounded(to)));
  useEffect(() => engine.onClick((to) => put(to)), [engine]);

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow && !(event.key === 'Enter' && value === null)) return;
    event.preventDefault();
    event.stopPropagation();
    const far = event.shiftKey ? 40 : 4;
    const { x, y } = engine.project(place);
    const to = rounded(arrow ? engine.unproject({ x: x + arrow[0] * far, y: y + arrow[1] * far }) : place);
    onChange(to);
    reveal(map, to);
  };
  const degrees = (degree: number) => formatNumber(degree, { maximumFractionDigits: 6 });
  const name = value
    ? formatMessage(messages.position, { latitude: degrees(value.latitude), longitude: degrees(value.longitude) })
    : formatMessage(messages.positionUnset);

  return (
    <MapMarker {...place} anchor="bottom" onDragEnd={(to) => onChange(rounded(to))}>
      <chakra.button
        type="button"
        aria-label={name}
        aria-describedby={help}
        onKeyDown={onKeyDown}
        // Tab comes to it wherever the map was moved.
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && reveal(map, place)}
        display="block"
        color="accent.solid"
        opacity={value ? 1 : 0.6}
        cursor="grab"
        borderRadius="md"
        _focusVisible={{ outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' }}
      >
        <Pin />
      </chakra.button>
      <VisuallyHidden id={help}>{formatMessage(messages.positionHelp)}</VisuallyHidden>
      <VisuallyHidden asChild>
        <output>{value ? name : ''}</output>
      </VisuallyHidden>
    </MapMarker>
  );
}
