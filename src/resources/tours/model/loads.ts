import type { MaterialCode, Unloading } from '@/api/generated/dashboard.schemas';

export interface MaterialLoad {
  material_type: MaterialCode;
  /** Metric tonnes. */
  weight: number;
}

/** Tonnes by material, in the order of the codes. */
export function loadsByMaterial(unloadings: readonly Unloading[]): MaterialLoad[] {
  const sums = new Map<MaterialCode, number>();
  for (const { material_type, weight } of unloadings) sums.set(material_type, (sums.get(material_type) ?? 0) + weight);
  return [...sums]
    .map(([material_type, weight]) => ({ material_type, weight }))
    .sort((a, b) => a.material_type.localeCompare(b.material_type));
}

/** What the truck carried to a depot at once. */
export interface Trip {
  /** First record of the trip, ISO 8601. */
  at: string;
  /** Metric tonnes. */
  weight: number;
  loads: MaterialLoad[];
  depot: Pick<Unloading, 'id' | 'location_name' | 'latitude' | 'longitude'>;
}

const HOUR_MS = 3_600_000;

/** Unloadings by trip, in the order of the day: what was tipped at a depot within the hour came in one load. */
export function tripsOf(unloadings: readonly Unloading[]): Trip[] {
  const trips: [Unloading, ...Unloading[]][] = [];
  for (const unloading of [...unloadings].sort((a, b) => a.recorded_at.localeCompare(b.recorded_at))) {
    const trip = trips.at(-1);
    const last = trip?.at(-1);
    const together =
      last?.location_name === unloading.location_name &&
      Date.parse(unloading.recorded_at) - Date.parse(last.recorded_at) < HOUR_MS;
    if (trip && together) trip.push(unloading);
    else trips.push([unloading]);
  }
  return trips.map((trip) => {
    const [depot] = trip;
    const loads = loadsByMaterial(trip);
    return { at: depot.recorded_at, weight: loads.reduce((sum, { weight }) => sum + weight, 0), loads, depot };
  });
}
