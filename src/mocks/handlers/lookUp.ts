import { Zone } from '@/world/time';
import { unprocessable } from '../http/problem';
import type { Ground } from '../http/call';
import { searchKey } from '../list/text';
import type { LocationRow } from '../state/rows';

/** The caller's location with the operator's key. */
export const locationOf = ({ store, caller }: Ground, key: string): LocationRow | undefined =>
  store.locationByKey(`${caller.customerId} ${key}`)[0];

/** A row, if it is the caller's. */
export const own = <Row extends { customer_id: number }>({ caller }: Pick<Ground, 'caller'>, row: Row | undefined) =>
  row?.customer_id === caller.customerId ? row : undefined;

/** An area as lists sort by it: by its name. */
export function areaKey({ store }: Ground, id: number | null): string | null {
  const name = id === null ? undefined : store.areaName.get(id);
  return name === undefined ? null : searchKey(name);
}

/** 422 when an area is named that the caller's customer does not have. @param path of the field */
export function checkArea({ store, caller }: Ground, id: number | null | undefined, path: string): void {
  if (id === null || id === undefined) return;
  if (!store.areas(caller.customerId).some((area) => area.id === id))
    throw unprocessable(path, 'There is no such disposition area.');
}

const zones = new Map<string, Zone>();

/** The customer's clock. */
export function zoneOf({ caller }: Pick<Ground, 'caller'>): Zone {
  const zone = zones.get(caller.timeZone) ?? new Zone(caller.timeZone);
  zones.set(caller.timeZone, zone);
  return zone;
}
