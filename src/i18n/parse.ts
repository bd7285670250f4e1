/**
 * Reads a number as people type it: `12`, `12,5`, `12.5`, `1.234,5`, `1,234.5`, `1 234,5`, `-3`. With both separators the last
 * one is the decimal; a single one is the decimal too, unless it is the locale's grouping separator in front of exactly three
 * digits (`1.234` in German is 1234, in English 1.234). Answers null for anything else.
 */
export function parseLocaleNumber(text: string, locale: string): number | null {
  const compact = text
    .trim()
    .replaceAll(/[\s'’]/gu, '')
    .replace(/^\u2212/u, '-');
  if (!/^[+-]?(\d[\d.,]*|[.,]\d+)$/u.test(compact)) return null;
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (last === -1) return Number(compact);
  const mark = compact[last] as string;
  const other = mark === '.' ? ',' : '.';
  const grouped = /^[+-]?\d{1,3}([.,]\d{3})+$/u;
  const only = !compact.includes(other);
  const repeated = compact.indexOf(mark) !== last;
  if (only && (repeated || (mark === groupOf(locale) && grouped.test(compact)))) {
    return grouped.test(compact) ? Number(compact.replaceAll(mark, '')) : null;
  }
  const whole = compact.slice(0, last);
  if (repeated || (whole.includes(other) && !grouped.test(whole))) return null;
  return Number(`${whole.replaceAll(other, '')}.${compact.slice(last + 1)}`);
}

function groupOf(locale: string): string | undefined {
  return new Intl.NumberFormat(locale, { useGrouping: true })
    .formatToParts(1_234_567)
    .find((part) => part.type === 'group')?.value;
}
