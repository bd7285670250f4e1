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
