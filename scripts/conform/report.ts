import type { Checker, Finding } from './checker.ts';

export interface Summary {
  checks: number;
  failed: Finding[];
  /** Statuses that came, by operationId; an operation that was never asked has none. */
  coverage: Map<string, { seen: number[]; declared: number[] }>;
}

/** What was checked and what came of it. */
export function summarise({ findings, operations }: Checker): Summary {
  const coverage: Summary['coverage'] = new Map();
  for (const [id, { node }] of operations) {
    const seen = new Set(
      findings.filter((f) => f.operation === id).flatMap(({ status }) => (status === undefined ? [] : [status])),
    );
    const declared = Object.keys((node.responses ?? {}) as object).map(Number);
    coverage.set(id, { seen: [...seen].sort((a, b) => a - b), declared });
  }
  return { checks: findings.length, failed: findings.filter(({ faults }) => faults.length > 0), coverage };
}

/** For a terminal. */
export function toText({ checks, failed, coverage }: Summary): string {
  const lines = failed.map((f) => `✘ ${f.operation} ${f.title}\n${f.faults.map((fault) => `    ${fault}`).join('\n')}`);
  const never = [...coverage].filter(([, { seen }]) => seen.length === 0).map(([id]) => id);
  const table = [...coverage].map(
    ([id, { seen, declared }]) =>
      `  ${id.padEnd(32)} ${declared.map((s) => (seen.includes(s) ? `${s}` : '···')).join(' ')}`,
  );
  return [
    ...lines,
    '',
    'Statuses seen of those declared:',
    ...table,
    '',
    ...(never.length > 0 ? [`Never asked: ${never.join(', ')}`] : []),
    `${checks} checks, ${failed.length} with faults, ${coverage.size - never.length} of ${coverage.size} operations`,
  ].join('\n');
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JUnit, one suite for each operation. */
export function toJUnit({ findings }: Checker): string {
  const byOperation = new Map<string, Finding[]>();
  for (const finding of findings)
    byOperation.set(finding.operation, [...(byOperation.get(finding.operation) ?? []), finding]);
  const cases = (list: Finding[]) =>
    list.map(({ operation, title, faults }) => {
      const head = `<testcase classname="${escape(operation)}" name="${escape(title)}"`;
      return faults.length === 0
        ? `${head}/>`
        : `${head}><failure message="${escape(faults[0] ?? '')}">${escape(faults.join('\n'))}</failure></testcase>`;
    });
  const suites = [...byOperation].map(
    ([id, list]) =>
      `<testsuite name="${escape(id)}" tests="${list.length}" failures="${list.filter((f) => f.faults.length > 0).length}">${cases(list).join('')}</testsuite>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>${suites.join('\n')}</testsuites>\n`;
}

/** One page that needs nothing else. */
export function toHtml(summary: Summary, url: string): string {
  const rows = [...summary.coverage].map(([id, { seen, declared }]) => {
    const bad = summary.failed.filter((f) => f.operation === id);
    const list = bad
      .map(
        (f) => `<li>${escape(f.title)}<ul>${f.faults.map((fault) => `<li>${escape(fault)}</li>`).join('')}</ul></li>`,
      )
      .join('');
    const state = seen.length === 0 ? 'not asked' : bad.length > 0 ? `${bad.length} faults` : 'conforms';
    return `<tr class="${seen.length === 0 ? 'none' : bad.length > 0 ? 'bad' : 'good'}"><th>${id}</th><td>${state}</td><td>${declared.map((s) => (seen.includes(s) ? `<b>${s}</b>` : s)).join(' ')}</td><td><ul>${list}</ul></td></tr>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Conformance of ${escape(url)}</title><style>
body{font:14px/1.5 system-ui,sans-serif;margin:2rem;color:#1c2430}table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:.4rem .8rem;border-bottom:1px solid #d9dee5}
.bad td:nth-child(2){color:#b42318;font-weight:600}.good td:nth-child(2){color:#12703f}.none{color:#667}ul{margin:0;padding-inline-start:1.1rem}</style>
<h1>Conformance of ${escape(url)}</h1><p>${summary.checks} checks, ${summary.failed.length} with faults. Statuses that came are bold.</p>
<table><thead><tr><th>Operation<th>Result<th>Statuses<th>Faults</tr></thead><tbody>${rows.join('\n')}</tbody></table></html>\n`;
}
