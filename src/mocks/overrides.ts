import type { Fault } from './scenarios';

/** What one operation does instead of what the scenario says. */
export interface Override {
  fault?: Fault;
  /** Milliseconds. */
  delay?: number;
}

/** By operationId; `*` is for those that are not named. */
export type Overrides = Readonly<Record<string, Override>>;

/**
 * Reads `listTrucks:500,listBins:delay2000,*:delay300`. A part is a status from 400, `offline` for no response, or `delay` with
 * milliseconds; an operation may have several. What cannot be read is left out.
 */
export function readOverrides(text: string): Overrides {
  const found: Record<string, Override> = {};
  for (const entry of text.split(',')) {
    const [operation, ...parts] = entry.trim().split(':');
    if (!operation || !/^(\w+|\*)$/.test(operation)) continue;
    for (const part of parts) {
      const delay = /^delay(\d{1,5})$/.exec(part)?.[1];
      const fault = part === 'offline' ? part : /^[45]\d\d$/.test(part) ? Number(part) : undefined;
      if (delay !== undefined) found[operation] = { ...found[operation], delay: Number(delay) };
      else if (fault !== undefined) found[operation] = { ...found[operation], fault };
    }
  }
  return found;
}

/** The text that reads as these overrides. */
export const writeOverrides = (overrides: Overrides): string =>
  Object.entries(overrides)
    .map(([operation, { fault, delay }]) =>
      [operation, ...(fault === undefined ? [] : [fault]), ...(delay === undefined ? [] : [`delay${delay}`])].join(':'),
    )
    .join(',');

export const overrideOf = (overrides: Overrides, operation: string): Override =>
  overrides[operation] ?? overrides['*'] ?? {};
