import { areaRows, constructionRows, customerPlans, customerRows, MATERIALS, userRows } from '@/world/customers';
import type { World, WorldSize } from '@/world/types';
import { buildWorld } from '@/world/world';

/** Which world, from which moment it is seen. The same plan gives the same world. */
export interface WorldPlan {
  size: WorldSize | 'empty';
  seed: number;
  /** ISO 8601. */
  bornAt: string;
}

const timeZone = 'Europe/Berlin';

/** Customers, areas and materials, and nothing that they have entered. */
function emptyWorld(): World {
  const plans = customerPlans(timeZone);
  return {
    customers: customerRows(plans),
    users: userRows(),
    disposition_areas: areaRows(plans),
    materials: [...MATERIALS],
    construction_types: constructionRows(plans),
    ...{ locations: [], bins: [], trucks: [], drivers: [], phones: [] },
    ...{ truck_default_availabilities: [], truck_availabilities: [] },
    ...{ driver_default_availabilities: [], driver_availabilities: [] },
    ...{ tours: [], tour_stops: [], tour_tracks: [], route_events: [], unloadings: [], complaints: [] },
  };
}

export const makeWorld = ({ size, seed, bornAt }: WorldPlan): World =>
  size === 'empty' ? emptyWorld() : buildWorld({ size, seed, now: new Date(bornAt), timeZone });

const made = new Map<string, Promise<World>>();

/** A world that was made before is used again: states never change its rows. @param make may make it elsewhere */
export function worldOf(
  plan: WorldPlan,
  make: (plan: WorldPlan) => World | Promise<World> = makeWorld,
): Promise<World> {
  const key = JSON.stringify(plan);
  const known = made.get(key);
  if (known) return known;
  const fresh = Promise.resolve(make(plan));
  made.set(key, fresh);
  return fresh;
}
