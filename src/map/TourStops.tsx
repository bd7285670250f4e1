import { useMemo } from 'react';
import { useMap } from './context';
import { bandOf } from './level';
import { HoverRing } from './overlay/HoverRing';
import { Overlay } from './overlay/Overlay';
import { StopOnMap } from './overlay/StopOnMap';
import { usePlaced } from './overlay/usePlaced';
import { usePointer } from './overlay/usePointer';
import type { MapStop } from './types';

interface Props {
  /** A stable array: each new one is drawn anew. */
  stops: readonly MapStop[];
  /** For a replay (ms since the epoch): what happens later is drawn as planned. */
  until?: number | undefined;
  hoveredId?: string | null;
  onHover?: (id: string | null) => void;
  onSelect?: (id: string) => void;
}

/** The stops of a tour: the number in the shape of the state, in the colour of the level. */
export function TourStops({ stops, until, hoveredId = null, onHover, onSelect }: Props) {
  const { palette } = useMap();
  const reached = until === undefined ? undefined : lastBefore(stops, until);
  // Where stops lie on each other the earlier number stays on top.
  const shown = useMemo(
    () => stops.map((stop) => stopAt(stop, reached)).toSorted((a, b) => b.n - a.n),
    [stops, reached],
  );
  const group = usePlaced(shown);
  usePointer(stops, { onHover, onSelect });
  return (
    <>
      <Overlay slot="stops">
        <g ref={group}>
          {shown.map(({ id, n, state, level }) => (
            <g key={id} data-map-mark="stop" data-n={n} data-state={state} data-band={bandOf(level)}>
              <StopOnMap {...{ state, n, palette }} band={bandOf(level)} />
            </g>
          ))}
        </g>
      </Overlay>
      <HoverRing places={stops} hoveredId={hoveredId} />
    </>
  );
}

/** The time of the last stop a replay has reached: the drawing changes only with it. */
const lastBefore = (stops: readonly MapStop[], until: number) =>
  stops.reduce((last, { at }) => (at !== undefined && at <= until && at > last ? at : last), -Infinity);

const happened = (stop: MapStop, until: number) => stop.at === undefined || stop.at <= until;

/** A stop as it stood at a time of the replay. */
export function stopAt(stop: MapStop, until: number | undefined): MapStop {
  return until === undefined || happened(stop, until) ? stop : { ...stop, state: 'planned', level: null };
}
