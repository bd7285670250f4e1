import { useMemo } from 'react';
import { useMap } from './context';
import { bandOf } from './level';
import { lastBefore, stopAt } from './line';
import { HoverRing, Overlay, usePlaced } from './Overlay';
import { bandVariable, inkOn, type Palette } from './palette';
import { stopShapes } from './shapes';
import type { LevelBand, MapStop, Pointing, StopState } from './types';
import { fanAround, useFan } from './useFan';
import { usePointer } from './usePointer';

interface Props extends Pointing {
  /** A stable array. */
  stops: readonly MapStop[];
  /** For a replay (ms since the epoch): later stops are shown as planned. */
  until?: number | undefined;
}

/** The stops of a tour: the number in the shape of the state, in the colour of the level. */
export function TourStops({ stops, until, hoveredId = null, onHover, onSelect }: Props) {
  const { palette, engine, animate } = useMap();
  const reached = until === undefined ? undefined : lastBefore(stops, until);
  // Where stops overlap the earlier number is on top.
  const shown = useMemo(
    () => stops.map((stop) => stopAt(stop, reached)).toSorted((a, b) => b.n - a.n),
    [stops, reached],
  );
  const group = usePlaced(shown);
  const fan = useFan(stops, hoveredId);
  const overlaps = (id: string) => {
    const stop = stops.find((one) => one.id === id);
    return stop !== undefined && fanAround(stop, stops, (place) => engine.project(place)).size > 0;
  };
  usePointer(stops, { onHover, onSelect }, fan, overlaps);
  return (
    <>
      <Overlay slot="stops">
        <g ref={group}>
          {shown.map(({ id, n, state, level }) => {
            const { x, y } = fan.get(id) ?? { x: 0, y: 0 };
            const away = Math.hypot(x, y);
            return (
              <g
                key={id}
                data-map-mark="stop"
                data-n={n}
                data-state={state}
                data-band={bandOf(level)}
                style={{ translate: `${x}px ${y}px`, transition: animate ? 'translate 160ms ease-out' : '' }}
              >
                <Stop {...{ state, n, palette }} band={bandOf(level)} />
                {away > SIZE / 2 ? (
                  <path
                    d={`M${(-x * SIZE) / 2 / away} ${(-y * SIZE) / 2 / away}L${-x} ${-y}`}
                    stroke="var(--c-text)"
                    strokeWidth={1.5}
                  />
                ) : null}
              </g>
            );
          })}
        </g>
      </Overlay>
      <HoverRing places={stops} hoveredId={hoveredId} fan={fan} />
    </>
  );
}

interface StopProps {
  state: StopState;
  band: LevelBand;
  n: number;
  palette: Palette;
}

/** Px of a stop; the shapes are on a grid of 24. */
const SIZE = 26;

/** A stop around 0, 0: the number in the shape of the state, in the colour of the level, with a halo. */
function Stop({ state, band, n, palette }: StopProps) {
  const { path, filled } = stopShapes[state];
  const color = `var(${bandVariable[band]})`;
  const text = String(n);
  const label = { textAnchor: 'middle', dominantBaseline: 'central', fontWeight: 600 } as const;
  return (
    <>
      <g transform={`scale(${SIZE / 24}) translate(-12 -12)`} strokeLinejoin="round">
        <path
          d={path}
          fill={filled ? color : 'var(--c-surface)'}
          stroke="var(--c-surface)"
          strokeWidth={filled ? 3 : 6}
          paintOrder="stroke"
        />
        {filled ? null : <path d={path} fill="none" stroke={color} strokeWidth={3} />}
      </g>
      <text
        {...label}
        fontSize={text.length > 2 ? 9.5 : 12}
        fill={filled ? inkOn(palette.bands[band]) : 'var(--c-text)'}
      >
        {text}
      </text>
      {state === 'overflowing' ? (
        <g transform="translate(10 -10)">
          <circle r={5.5} fill="var(--c-text)" />
          <text {...label} fontSize={9} fill="var(--c-surface)">
            !
          </text>
        </g>
      ) : null}
    </>
  );
}
