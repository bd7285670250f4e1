import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import type { Kind } from '../../search';
import type { Entry, Plan } from '../../schedule/schedule';
import type { Resource, Write } from '../blocks';

export type Rule =
  'overlap' | 'rest' | 'long' | 'truck-without-driver' | 'driver-without-truck' | 'material' | 'unavailable';

/** A fix of a conflict: the value for its message, and its writes. */
export interface Fix {
  name: 'start' | 'end' | 'replace' | 'add' | 'material' | 'other' | 'lift';
  /** Time, name or material code for the message. */
  value: string;
  /** Whose calendar the writes belong to. */
  kind: Kind;
  /** Sent after the change, both reduced by `diff`. */
  writes: Write[];
}

export interface Conflict {
  rule: Rule;
  kind: Kind;
  /** The truck or driver; for areas one of them. */
  key: string;
  day: string;
  /** The conflicting shift; null for areas. */
  entry: Entry | null;
  /** Values for the message. */
  values: { hours?: number; other?: string; area?: number | null; count?: number; material?: MaterialCode };
  /** The server refuses it. */
  refused: boolean;
  fixes: Fix[];
}

/** Both calendars: a truck needs a driver and vice versa. */
export interface Scene {
  kind: Kind;
  plans: Record<Kind, Plan>;
  resources: Record<Kind, ReadonlyMap<string, Resource>>;
  zone: string;
}
