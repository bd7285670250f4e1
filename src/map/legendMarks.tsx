/** A donut in small, with one part of each band and the ring growing with it. */
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

/** A piece of the way: solid where driven, dashed ahead. */
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

/** The mark of a place of unloading. */
export function UnloadingMark({ size = 16 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden style={{ flex: 'none' }}>
      <UnloadingOutline />
    </svg>
  );
}

/** A square with an arrow that points down into a tray, on a grid of 24; on a map with an outline like the ground. */
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
