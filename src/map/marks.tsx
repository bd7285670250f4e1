import { bandVariable, inkOn, usePalette } from './palette';
import { pinPath, siteShapes, stopShapes, type Shape } from './shapes';
import type { LevelBand, StopState } from './types';

interface MarkProps {
  shape: Shape;
  color: string;
  ink: string;
  text: string;
  size: number;
  low?: boolean;
}

function Mark({ shape, color, ink, text, size, low = false }: MarkProps) {
  const { path, filled } = shape;
  return (
    <svg width={size} height={size} viewBox="-1 -1 26 26" aria-hidden style={{ flex: 'none' }}>
      <path
        d={path}
        fill={filled ? color : 'var(--c-surface)'}
        stroke={filled ? 'none' : color}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      {text && (
        <text
          x={12}
          y={low ? 14.5 : 12.3}
          textAnchor="middle"
          dominantBaseline="central"
          fill={ink}
          style={{ fontSize: text.length > 2 ? '9px' : '11px', fontWeight: 600 }}
        >
          {text}
        </text>
      )}
    </svg>
  );
}

/** The mark of a single site, as on the map. */
export function SiteMark({ band, size = 18 }: { band: LevelBand; size?: number }) {
  const { bands, text } = usePalette();
  const shape = siteShapes[band];
  return (
    <Mark
      {...{ shape, size }}
      color={`var(${bandVariable[band]})`}
      ink={shape.filled ? inkOn(bands[band]) : text}
      text={shape.sign}
      low={band === 'overfull'}
    />
  );
}

interface StopMarkProps {
  state: StopState;
  band: LevelBand;
  n?: number;
  size?: number;
}

/** The mark of a stop, as on the map. */
export function StopMark({ state, band, n, size = 22 }: StopMarkProps) {
  const { bands, text } = usePalette();
  const shape = stopShapes[state];
  return (
    <Mark
      {...{ shape, size }}
      color={`var(${bandVariable[band]})`}
      ink={shape.filled ? inkOn(bands[band]) : text}
      text={n === undefined ? (state === 'overflowing' ? '!' : '') : String(n)}
    />
  );
}

/** A map pin in the current colour. */
export function Pin({ label }: { label?: string }) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg width={32} height={42} viewBox="0 -1 24 32" {...naming} style={{ display: 'block' }}>
      <path d={pinPath} fill="currentColor" stroke="var(--c-surface)" strokeWidth={2} />
      <circle cx={12} cy={11.5} r={4} fill="var(--c-surface)" />
    </svg>
  );
}

/** A small cluster, with a quarter for each band. */
export function DonutMark() {
  const arcs = [
    ['--c-level-low', 4, 0],
    ['--c-level-mid', 5, 1],
    ['--c-level-high', 6, 2],
    ['--c-level-over', 7.5, 3],
  ] as const;
  const quarter = (Math.PI * 7) / 2;
  return (
    <svg width={20} height={20} viewBox="0 0 22 22" aria-hidden>
      {arcs.map(([color, width, n]) => (
        <circle
          key={color}
          cx={11}
          cy={11}
          r={7}
          fill="none"
          stroke={`var(${color})`}
          strokeWidth={width}
          strokeDasharray={`${quarter - 0.8} ${3 * quarter + 0.8}`}
          strokeDashoffset={-n * quarter}
          transform="rotate(-90 11 11)"
        />
      ))}
    </svg>
  );
}

/** A piece of the route: solid where driven, dashed ahead. */
export function LineMark({ ahead = false }: { ahead?: boolean }) {
  return (
    <svg width={20} height={6} viewBox="0 0 20 6" aria-hidden>
      <path
        d="M0 3h20"
        stroke={ahead ? 'var(--c-muted)' : 'var(--c-accent-fg)'}
        strokeWidth={ahead ? 2.5 : 4}
        strokeDasharray={ahead ? '4 4' : undefined}
      />
    </svg>
  );
}

/** The mark of an unloading. */
export function UnloadingMark({ size = 16 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden style={{ flex: 'none' }}>
      <UnloadingOutline />
    </svg>
  );
}

/** An arrow into a tray, on a grid of 24; on a map with a halo. */
export function UnloadingOutline({ halo = false }: { halo?: boolean }) {
  return (
    <>
      <rect
        {...{ x: 1, y: 1, width: 22, height: 22, rx: 3 }}
        fill="var(--c-text)"
        stroke={halo ? 'var(--c-surface)' : 'none'}
        strokeWidth={3}
        paintOrder="stroke"
      />
      <path
        d="M12 5v8M8.5 10 12 13.5 15.5 10M6 14v4h12v-4"
        fill="none"
        stroke="var(--c-surface)"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
