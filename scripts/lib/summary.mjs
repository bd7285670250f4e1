import path from 'node:path';

/** @typedef {{ name: string, passed: number, failed: number, skipped: number, seconds?: number, note?: string, failures?: string[] }} Result */

/**
 * Counts a check that is not a test runner as one test.
 * @param {string} name
 * @param {number} code its exit code
 * @returns {Result}
 */
export const checkResult = (name, code) => ({
  name,
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
});

/**
 * Counts from Vitest's JSON report. A file that did not load, a crash, an error outside of the tests and a run without any
 * test each count as a failure: none of them may look like success.
 * @param {string} name
 * @param {number} code exit code of the runner
 * @param {any} report the parsed report; undefined when there is none
 * @returns {Result}
 */
export function vitestResult(name, code, report) {
  if (!report) return { name, passed: 0, failed: 1, skipped: 0, note: 'no report: the runner crashed' };
  const files = report.testResults ?? [];
  const broken = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + broken;
  const skipped = report.numPendingTests + report.numTodoTests;
  if (passed + failed === 0) return { name, passed, failed: 1, skipped, note: 'no tests found' };
  if (code !== 0 && failed === 0) return { name, passed, failed: 1, skipped, note: 'errors outside of the tests' };
  return { name, passed, failed, skipped, failures: files.flatMap(failuresOf) };
}

/** What failed in a file: its path, the test and the first lines of the error, for the end of a long output. */
const failuresOf = ({ name: file, status, message, assertionResults }) => {
  const shown = path.relative(process.cwd(), file);
  const head = (text = '') => text.split('\n').slice(0, 12).join('\n    ');
  if (status === 'failed' && assertionResults.length === 0) return [`${shown}\n    ${head(message)}`];
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => `${shown} › ${fullName}\n    ${head(failureMessages?.[0])}`);
};

/**
 * The totals in one line, as the last line of the whole run.
 * @param {Result[]} results
 */
export function totalLine(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/**
 * One row for each step.
 * @param {Result[]} results
 */
export function table(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  return results
    .map(({ name, passed, failed, skipped, seconds = 0, note }) => {
      const counts = [
        `${passed} passed`.padStart(12),
        `${failed} failed`.padStart(10),
        `${skipped} skipped`.padStart(11),
      ];
      return `${failed ? '✘' : '✔'} ${name.padEnd(width)}${counts.join('')}  ${seconds.toFixed(1).padStart(6)} s  ${note ?? ''}`;
    })
    .map((row) => row.trimEnd())
    .join('\n');
}
