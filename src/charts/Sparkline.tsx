import { useSettings } from '@/theme/settings';

const WIDTH = 100;
const HEIGHT = 24;

/** A line without axes: decoration beside a value, hidden from screen readers. */
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

/**
 * SVG paths of a series: the line, interrupted where a value is missing, and the area below it. The scale begins at zero; 2 units
 * above and below are for the stroke.
 */
export function sparkPath(values: readonly (number | null)[], width: number, height: number) {
  const top = Math.max(0, ...values.map((v) => v ?? 0));
  const x = (i: number) => round((values.length < 2 ? 0.5 : i / (values.length - 1)) * width);
  const y = (v: number) => round(height - 2 - (top === 0 ? 0 : v / top) * (height - 4));
  const runs: { x: number; y: number }[][] = [];
  values.forEach((value, i) => {
    if (value === null) return;
    if (i === 0 || values[i - 1] === null || runs.length === 0) runs.push([]);
    runs.at(-1)?.push({ x: x(i), y: y(value) });
  });
  const path = (run: { x: number; y: number }[]) => run.map((p, i) => `${i ? 'L' : 'M'}${p.x} ${p.y}`).join('');
  const under = (run: { x: number; y: number }[]) =>
    `${path(run)}L${run.at(-1)?.x ?? 0} ${height}L${run[0]?.x ?? 0} ${height}Z`;
  return { line: runs.map(path).join(''), area: runs.map(under).join('') };
}

const round = (n: number) => Math.round(n * 100) / 100;
