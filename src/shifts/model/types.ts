import type { TruckAvailability, TruckDefaultAvailability } from '@/api/generated/dashboard.schemas';

/**
 * A dated entry of a truck or driver. Driver entries lack material and area on the wire; here they are null, so that
 * one calendar serves both.
 */
export type Entry = TruckAvailability;

/** What a weekday usually is. */
export type DefaultEntry = TruckDefaultAvailability;

/** The shifts of one truck (key: license plate) or driver (key: id). */
export interface Schedule {
  key: string;
  entries: readonly Entry[];
  defaults: readonly DefaultEntry[];
}

/** All shifts of one kind in the days that are loaded. */
export type Plan = ReadonlyMap<string, Schedule>;

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
  | { op: 'remove'; key: string; work_date: string; start_time: string };
