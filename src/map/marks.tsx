import { useIntl } from 'react-intl';
import { siteShapes, stopShapes, pinPath, type Shape } from './images/shapes';
import { bandVariable, inkOn, usePalette } from './palette';
import { bandMessages, stateMessages } from './words';
import type { LevelBand, StopState } from './types';

interface MarkProps {
  shape: Shape;
  color: string;
  ink: string;
  text: string;
  size: number;
  low?: boolean;
  name?: string | undefined;
}

function Mark({ shape, color, ink, text, size, low = false, name }: MarkProps) {
  const naming = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  const { path, filled } = shape;
  return (
    <svg width={size} height={size} viewBox="-1 -1 26 26" {...naming} style={{ flex: 'none' }}>
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

/** The mark of a single site, as the map draws it. With `named`, it says its level to screen readers. */
export function SiteMark({ band, size = 18, named = false }: { band: LevelBand; size?: number; named?: boolean }) {
  const { formatMessage } = useIntl();
  const { bands, text } = usePalette();
  const shape = siteShapes[band];
  return (
    <Mark
      {...{ shape, size }}
      color={`var(${bandVariable[band]})`}
      ink={shape.filled ? inkOn(bands[band]) : text}
      text={shape.sign}
      low={band === 'overfull'}
      name={named ? formatMessage(bandMessages[band]) : undefined}
    />
  );
}

interface StopMarkProps {
  state: StopState;
  band: LevelBand;
  n?: number;
  size?: number;
  named?: boolean;
}

/** The mark of a stop, as the map draws it. */
export function StopMark({ state, band, n, size = 22, named = false }: StopMarkProps) {
  const { formatMessage } = useIntl();
  const { bands, text } = usePalette();
  const shape = stopShapes[state];
  return (
    <Mark
      {...{ shape, size }}
      color={`var(${bandVariable[band]})`}
      ink={shape.filled ? inkOn(bands[band]) : text}
      text={n === undefined ? (state === 'overflowing' ? '!' : '') : String(n)}
      name={named ? `${formatMessage(stateMessages[state])}, ${formatMessage(bandMessages[band])}` : undefined}
    />
  );
}

/** A drop in the current colour, its tip at the bottom. */
export function Pin({ label }: { label?: string }) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg width={32} height={42} viewBox="0 -1 24 32" {...naming} style={{ display: 'block' }}>
      <path d={pinPath} fill="currentColor" stroke="var(--c-surface)" strokeWidth={2} />
      <circle cx={12} cy={11.5} r={4} fill="var(--c-surface)" />
    </svg>
  );
}
