import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import type { Kind } from '../../search';
import type { Entry, Plan } from '../../schedule/types';
import type { Resource, Write } from '../types';

export type Rule =
  'overlap' | 'rest' | 'long' | 'truck-without-driver' | 'driver-without-truck' | 'material' | 'unavailable';

/** A way out: what it would do, in figures for its message, and the writes that do it. */
export interface Fix {
  name: 'start' | 'end' | 'replace' | 'add' | 'material' | 'other' | 'lift';
  /** Time, name or material code that the message names. */
  value: string;
  /** Whose calendar the writes belong to. */
  kind: Kind;
  /** They come after the change; both together are sent as the shortest way (`diff`). */
  writes: Write[];
}

export interface Conflict {
  rule: Rule;
  kind: Kind;
  /** Of the truck or driver; for areas, of the first one concerned. */
  key: string;
  day: string;
  /** The shift at fault; null where an area lacks something. */
  entry: Entry | null;
  /** What the message names: hours, a time, a number, a material. */
  values: { hours?: number; other?: string; area?: number | null; count?: number; material?: MaterialCode };
  /** The server refuses it: it cannot be saved. */
  refused: boolean;
  fixes: Fix[];
}

/** Both calendars, since a truck needs a driver and a driver a truck. */
export interface Scene {
  kind: Kind;
  plans: Record<Kind, Plan>;
  resources: Record<Kind, ReadonlyMap<string, Resource>>;
  zone: string;
}
