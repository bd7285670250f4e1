import type { ReportedFullness } from '@/api/generated/dashboard.schemas';

/** A container as citizens know it: a round hood with two holes. */
const HOOD = 'M18 66V34a22 22 0 0 1 44 0v32Z';
const BOTTLE = 'h4v4c0 2 3 3 3 6v12h-10v-12c0-3 3-4 3-6Z';
const LEVEL: Record<ReportedFullness, number> = { almost_full: 36, full: 22, overflowing: 14, broken_glass: 40 };
const PIECES = 'm64 66 4-9 3 9Zm7 0 5-14 3 14Zm-61 0 3-12 5 12ZM4 66l3-6 2 6Z';

export function FullnessPicture({ fullness }: { fullness: ReportedFullness }) {
  const id = `fullness-${fullness}`;
  return (
    <svg
      viewBox="0 0 84 72"
      width="84"
      height="72"
      aria-hidden
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <clipPath id={id}>
        <path d={HOOD} />
      </clipPath>
      <path d={HOOD} fill="var(--c-sunken)" />
      <rect
        clipPath={`url(#${id})`}
        x="18"
        y={LEVEL[fullness]}
        width="44"
        height="60"
        fill={`var(--c-level-${fullness === 'almost_full' || fullness === 'broken_glass' ? 'mid' : fullness === 'full' ? 'high' : 'over'})`}
        stroke="none"
      />
      <path d={HOOD} fill="none" />
      <circle cx="40" cy="30" r="6" fill="var(--c-surface)" />
      <path d="M4 67h76" />
      {fullness === 'overflowing' ? <path d={`M64 44${BOTTLE}M8 44${BOTTLE}`} fill="var(--c-glass-green)" /> : null}
      {fullness === 'broken_glass' ? <path d={PIECES} fill="var(--c-glass-green)" /> : null}
    </svg>
  );
}
