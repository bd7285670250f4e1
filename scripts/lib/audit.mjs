/** Severities that stop a release. */
const GRAVE = ['high', 'critical'];

/**
 * What `npm audit --json` said of the packages that reach production. Other lines around the JSON (warnings of npm) do not matter.
 * @param {string} output
 * @returns {{ state: 'clean' | 'vulnerable' | 'unavailable', lines: string[] }} `unavailable`: the registry returns no such
 *   question, so nothing is known
 */
export function auditVerdict(output) {
  const text = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  let report;
  try {
    report = JSON.parse(text);
  } catch {
    return { state: 'unavailable', lines: ['npm gave no report.'] };
  }
  if (typeof report.vulnerabilities !== 'object' || report.vulnerabilities === null) {
    return { state: 'unavailable', lines: [String(report.message ?? report.error?.summary ?? 'npm gave no report.')] };
  }
  const found = Object.values(report.vulnerabilities);
  const lines = found.map(({ name, severity, range, via = [] }) => {
    const titles = via.flatMap((one) => (typeof one === 'object' && one?.title ? [one.title] : []));
    return `${severity}: ${name} ${range}${titles.length > 0 ? `, ${titles.join('; ')}` : ''}`;
  });
  return { state: found.some(({ severity }) => GRAVE.includes(severity)) ? 'vulnerable' : 'clean', lines };
}
