/** A way to empty the city and what a week of it comes to. */
export interface Row {
  name: string;
  km: number;
  lifts: number;
  fill: number;
  overflowHours: number;
  notifications: number;
}

const PANELS = [
  ['km', 'Kilometres a week'],
  ['lifts', 'Lifts a week'],
  ['fill', 'Fill at emptying, %'],
  ['overflowHours', 'Overflow, container hours a week'],
] as const;
const [WIDTH, PANEL, LINE, LABEL] = [760, 34, 22, 190];

/** Bars of each figure, one below the other, as an SVG that can be read on light and dark ground. */
export function chartOf(rows: readonly Row[]): string {
  const height = PANELS.length * (PANEL + rows.length * LINE) + 10;
  const panels = PANELS.map(([key, title], panel) => {
    const top = panel * (PANEL + rows.length * LINE);
    const most = Math.max(...rows.map((row) => row[key]));
    const bars = rows.map((row, index) => {
      const y = top + PANEL + index * LINE;
      const width = ((WIDTH - LABEL - 90) * row[key]) / most;
      const fill = row.name.startsWith('planner') ? '#2f7d4f' : '#8a94a3';
      const text = Math.round(row[key]).toLocaleString('en-GB');
      return `<text x="${LABEL - 8}" y="${y + 14}" text-anchor="end">${row.name}</text><rect x="${LABEL}" y="${y + 3}" width="${width.toFixed(1)}" height="15" rx="3" fill="${fill}"/><text x="${(LABEL + width + 6).toFixed(1)}" y="${y + 14}">${text}</text>`;
    });
    return `<text x="8" y="${top + 24}" font-weight="600">${title}</text>\n${bars.join('\n')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#22272e"><rect width="${WIDTH}" height="${height}" fill="#fff"/>
${panels.join('\n')}
</svg>
`;
}
