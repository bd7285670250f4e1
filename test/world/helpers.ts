import { createHash } from 'node:crypto';
import { layWater } from '@/world/city/nature.ts';
import { ringTest, type Point } from '@/world/city/geometry.ts';
import { buildWorld } from '@/world/world.ts';
import type { World, WorldSize } from '@/world/types.ts';

/** A Friday at noon in Berlin. */
export const NOON = '2026-11-20T11:00:00.000Z';

export function world(size: WorldSize, now: string = NOON, seed = 7): World {
  return buildWorld({ size, seed, now: new Date(now), timeZone: 'Europe/Berlin' });
}

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function countBy<T>(items: readonly T[], key: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}

/** Day and time of a moment on a wall in Berlin, asked of the platform and not of the world's own clock. */
export function berlin(moment: string): { date: string; time: string } {
  const text = new Date(moment).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' });
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

const tests = layWater()
  .filter(({ kind }) => kind !== 'stream')
  .map(({ line }) => ringTest(line));

export function inWater(p: Point): boolean {
  return tests.some((test) => test(p));
}
