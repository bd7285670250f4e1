import { useSettings } from '@/theme/settings';
import { sparkPath } from './sparkPath';

const WIDTH = 100;
const HEIGHT = 24;

/** The shape of a course without axes or figures: decoration beside a figure, hidden from screen readers. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const rtl = useSettings().themeDirection === 'rtl';
  const { line, area } = sparkPath(values, WIDTH, HEIGHT);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      height={HEIGHT}
      preserveAspectRatio="none"
      aria-hidden
      style={{ display: 'block', transform: rtl ? 'scaleX(-1)' : undefined }}
    >
      <path d={area} fill="var(--c-accent-solid)" fillOpacity=".1" />
      <path
        d={line}
        fill="none"
        stroke="var(--c-accent-solid)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
