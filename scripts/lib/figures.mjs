/**
 * One measurement. Without `limit` it is told, not judged.
 * @typedef {object} Figure
 * @property {string} name What was measured, its place first: `/tours: sorting to next paint`.
 * @property {number} value
 * @property {'' | '×' | '%' | 'ms' | 's' | 'MB' | 'kB'} unit Nothing for a number of things, × for how many times another figure.
 * @property {number} [limit] The most it may be, in the same unit.
 */

const DIGITS = { ms: 0, s: 1, MB: 1, kB: 1, '×': 2, '%': 2, '': 0 };

/** @param {Figure} figure @param {number} value */
const shown = ({ unit }, value) => `${value.toFixed(DIGITS[unit])} ${unit}`.trim();

/**
 * Whether a figure keeps its limit. One that is no number was not measured, and that is no success.
 * @param {Figure} figure
 */
export const isMet = ({ value, limit }) => limit === undefined || value <= limit;

/**
 * `✔      96 ms  at most 200 ms    /tours: sorting to next paint`: a line of a table of figures.
 * @param {Figure} figure
 */
export function figureLine(figure) {
  const { name, value, limit } = figure;
  const mark = limit === undefined ? ' ' : isMet(figure) ? '✔' : '✘';
  const most = limit === undefined ? '' : `at most ${shown(figure, limit)}`;
  return `${mark} ${shown(figure, value).padStart(10)}  ${most.padEnd(16)}  ${name}`;
}
