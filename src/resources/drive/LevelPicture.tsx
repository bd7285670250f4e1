const HOOD = 'M4 46V20a16 16 0 0 1 32 0v26Z';

/** A container filled up to a level in percent; above 100 with bottles beside it. */
export function LevelPicture({ level }: { level: number }) {
  const band = level > 100 ? 'over' : level >= 80 ? 'high' : level >= 50 ? 'mid' : 'low';
  const top = 46 - (Math.min(level, 100) / 100) * 36;
  return (
    <svg viewBox="0 0 52 50" width="36" height="40" aria-hidden stroke="currentColor" strokeWidth="2">
      <clipPath id={`level-${level}`}>
        <path d={HOOD} />
      </clipPath>
      <path d={HOOD} fill="var(--c-sunken)" />
      <rect
        clipPath={`url(#level-${level})`}
        {...{ x: 4, y: top, width: 32, height: 40, stroke: 'none' }}
        fill={`var(--c-level-${band})`}
      />
      <path d={HOOD} fill="none" />
      {level > 100 ? <path d="M41 46V34l2-3v-5h3v5l2 3v12Z" fill="var(--c-glass-green)" /> : null}
    </svg>
  );
}
