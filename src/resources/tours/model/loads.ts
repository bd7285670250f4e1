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

/** Tonnes of the fullest trip to a depot: what was tipped there within the hour came in one load. */
export function fullestLoad(unloadings: readonly Unloading[]): { trips: number; weight: number } {
  const trips: { end: number; weight: number }[] = [];
  for (const unloading of [...unloadings].sort((a, b) => a.recorded_at.localeCompare(b.recorded_at))) {
    const at = Date.parse(unloading.recorded_at);
    const last = trips.at(-1);
    if (last && at - last.end < 3_600_000) {
      last.weight += unloading.weight;
      last.end = at;
    } else trips.push({ end: at, weight: unloading.weight });
  }
  return { trips: trips.length, weight: Math.max(0, ...trips.map(({ weight }) => weight)) };
}
