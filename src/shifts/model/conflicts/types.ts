import type { MaterialCode, Tour } from '@/api/generated/dashboard.schemas';
import type { Kind } from '../../search';
import type { Entry, Plan } from '../../schedule/schedule';
import type { Resource, Write } from '../blocks';

type Rule = 'overlap' | 'rest' | 'long' | 'material' | 'unavailable' | 'gap' | 'underWay';

/** A fix of a conflict: the value for its message, and its writes. */
export interface Fix {
  name: 'start' | 'end' | 'replace' | 'material' | 'other' | 'lift';
  /** Time, name or material code for the message. */
  value: string;
  /** Sent after the change, both reduced by `diff`. */
  writes: Write[];
}

export interface Conflict {
  rule: Rule;
  kind: Kind;
  /** The truck or driver. */
  key: string;
  day: string;
  /** The conflicting shift. */
  entry: Entry;
  /** Values for the message. */
  values: { hours?: number; other?: string; material?: MaterialCode };
  /** The server refuses it. */
  refused: boolean;
  fixes: Fix[];
}

/** Both calendars and their trucks and drivers. */
export interface Scene {
  kind: Kind;
  plans: Record<Kind, Plan>;
  resources: Record<Kind, ReadonlyMap<string, Resource>>;
  zone: string;
  /** Days whose plan is finished: a new gap is asked about. */
  finished?: readonly string[];
  /** Those of today and yesterday: who is under way keeps his truck unless it is meant. */
  tours?: readonly Tour[] | undefined;
}
