import { parse } from 'yaml';
import type { Change } from './compare.ts';

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

export interface Verdict {
  refused: Change[];
  /** Why the version does not fit, if it does not. */
  version: string | undefined;
}

/** Which breaking changes nobody agreed on, and whether the version says what happened (semver.org: major, minor, patch). */
export function judge(
  changes: readonly Change[],
  accepted: readonly Accepted[],
  from: string,
  to: string,
  sameText: boolean,
): Verdict {
  const agreed = new Set(accepted.map(({ change }) => change));
  const refused = changes.filter((c) => c.weight === 'breaking' && !agreed.has(c.text));
  const need = changes.some((c) => c.weight === 'breaking')
    ? 0
    : changes.some((c) => c.weight === 'addition')
      ? 1
      : sameText
        ? 3
        : 2;
  const [a, b] = [from, to].map((v) => v.split('.').map(Number)) as [number[], number[]];
  const first = [0, 1, 2].find((i) => a[i] !== b[i]) ?? 3;
  const up = first === 3 || (b[first] ?? 0) > (a[first] ?? 0);
  const wanted = a.map((n, i) => (i < need ? n : i === need ? n + 1 : 0)).join('.');
  return {
    refused,
    version: up && first <= need ? undefined : `info.version is ${to}; after ${from} this needs at least ${wanted}.`,
  };
}
