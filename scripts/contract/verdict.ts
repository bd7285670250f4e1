import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { compareContracts, type Change } from './compare.ts';
import { readDocument, RELEASED, type Document, type Node } from './document.ts';

/** Breaking changes since the last release that both teams agreed on. */
export const ACCEPTED = 'openapi/accepted-changes.yaml';

/** A breaking change that both teams agreed on, with the words of the report and the reason. */
export interface Accepted {
  change: string;
  reason: string;
}

/**
 * Reads `openapi/accepted-changes.yaml`: a list of `change` and `reason`.
 * @throws Error if an entry lacks one of them.
 */
export function parseAccepted(text: string): Accepted[] {
  const list = (parse(text) ?? []) as Partial<Accepted>[];
  return list.map(({ change, reason }, i) => {
    if (!change || !reason?.trim())
      throw new Error(`accepted-changes.yaml: entry ${i + 1} needs a change and a reason.`);
    return { change, reason };
  });
}

/** Breaking changes that nobody agreed on. */
function refusedOf(changes: readonly Change[], accepted: readonly Accepted[]): Change[] {
  const agreed = new Set(accepted.map(({ change }) => change));
  return changes.filter(({ weight, text }) => weight === 'breaking' && !agreed.has(text));
}

/** Major, minor or patch; 3 where nothing changed. */
function stepOf(changes: readonly Change[], sameText: boolean): number {
  if (changes.some(({ weight }) => weight === 'breaking')) return 0;
  if (changes.some(({ weight }) => weight === 'addition')) return 1;
  return sameText ? 3 : 2;
}

/** Why the version does not say what happened since the last release (semver.org), if it does not. */
export function versionProblem(
  changes: readonly Change[],
  from: string,
  to: string,
  sameText: boolean,
): string | undefined {
  const need = stepOf(changes, sameText);
  const [a, b] = [from, to].map((v) => v.split('.').map(Number)) as [number[], number[]];
  const first = [0, 1, 2].find((i) => a[i] !== b[i]) ?? 3;
  const up = first === 3 || (b[first] ?? 0) > (a[first] ?? 0);
  if (up && first <= need) return undefined;
  const wanted = a.map((n, i) => (i < need ? n : i === need ? n + 1 : 0)).join('.');
  return `info.version is ${to}; after ${from} this needs at least ${wanted}.`;
}

export interface Report {
  /** What changed, in words, line by line. */
  lines: string[];
  /** Nothing breaks that nobody agreed on, and the version says what a client or a server would notice. */
  passes: boolean;
  /** It can be released: the version also says that words changed. */
  releasable: boolean;
}

const titles = { breaking: 'Breaking', addition: 'New', note: 'Harmless' } as const;
const versionOf = ({ root }: Document) => String((root.info as Node).version);

/**
 * What changed from one contract to another, and whether it may stay so.
 * @param released the contract as last released, which is what the version counts from
 */
export function report(before: Document, after: Document, released: Document, accepted: readonly Accepted[]): Report {
  const changes = compareContracts(before, after);
  const lines: string[] = [];
  for (const weight of ['breaking', 'addition', 'note'] as const) {
    const some = changes.filter((change) => change.weight === weight);
    if (some.length > 0) lines.push(`${titles[weight]} (${some.length})`);
    for (const { text } of some) {
      const reason = weight === 'breaking' ? accepted.find(({ change }) => change === text)?.reason : undefined;
      lines.push(`  ${text}`, ...(reason ? [`    agreed: ${reason}`] : []));
    }
  }
  if (changes.length === 0) lines.push('Nothing that a client or a server would notice has changed.');
  const since = before === released ? changes : compareContracts(released, after);
  const sameText = JSON.stringify(released.root) === JSON.stringify(after.root);
  const version = versionProblem(since, versionOf(released), versionOf(after), sameText);
  const refused = refusedOf(changes, accepted).length;
  if (version) lines.push(version);
  if (refused > 0) lines.push(`${refused} breaking, not in ${ACCEPTED}: list each with a reason, or take it back.`);
  const wording = since.length === 0 && versionOf(released) === versionOf(after);
  return { lines, passes: refused === 0 && (!version || wording), releasable: refused === 0 && !version };
}

/** The same for the contract as it is in `file`. @param base revision or file; the last release when there is none */
export function reportOn(file: string, base: string = RELEASED): Report {
  const accepted = existsSync(ACCEPTED) ? parseAccepted(readFileSync(ACCEPTED, 'utf8')) : [];
  const released = readDocument(RELEASED);
  const before = base === RELEASED ? released : readDocument(base);
  return report(before, readDocument(file), released, accepted);
}
