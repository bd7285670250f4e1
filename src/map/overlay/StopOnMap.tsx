import { stopShapes } from '../images/shapes';
import { bandVariable, inkOn, type Palette } from '../palette';
import type { LevelBand, StopState } from '../types';

interface Props {
  state: StopState;
  band: LevelBand;
  n: number;
  palette: Palette;
}

/** Px of a stop on the map; the shapes are drawn on a grid of 24. */
const SIZE = 26;

/** A stop around 0, 0: the number in the shape of the state, in the colour of the level, with an outline like the ground. */
export function StopOnMap({ state, band, n, palette }: Props) {
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
