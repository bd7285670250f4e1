/**
 * SVG paths of a course: the line, broken where a value is missing, and the area under it. The scale begins at zero,
 * so that a small change looks small; 2 units stay free above and below for the stroke.
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
