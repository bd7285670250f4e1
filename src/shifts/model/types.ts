import type { DefaultEntry, Entry } from '../schedule/types';

/** A truck or driver, as far as planning needs to know. */
export interface Resource {
  key: string;
  /** Plate or name. */
  label: string;
  /** Name of the truck, id of the driver. */
  detail: string;
  available: boolean;
  area: number | null;
  /** Null for drivers, who carry anything. */
  compartments: number | null;
}

/** Where a shift on the calendar comes from: planned for that day, or the pattern of the weekday. */
export type Origin = 'dated' | 'default';

/** One shift block. */
export interface Block {
  key: string;
  origin: Origin;
  entry: Entry;
}

/** One change to the calendar, as the server takes it. */
export type Write =
  | { op: 'set'; key: string; entry: Entry; replaces: string | null }
  | { op: 'remove'; key: string; work_date: string; start_time: string }
  /** The whole week of the pattern; a weekday without an entry is free. */
  | { op: 'defaults'; key: string; defaults: readonly DefaultEntry[] };
