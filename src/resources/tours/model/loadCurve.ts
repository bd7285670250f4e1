import type { MaterialCode, RouteEvent } from '@/api/generated/dashboard.schemas';
import type { Trip } from './loads';

/** Tonnes of a full container, where no unloading tells it: 2 m³ at 0.3 t/m³. */
const FULL = 0.6;

/** Tonnes of one material in the truck, from each moment (ms since the epoch) on. */
export interface LoadCurve {
  material: MaterialCode;
  points: { at: number; weight: number }[];
}

type Emptied = Pick<RouteEvent, 'recorded_at' | 'level' | 'is_emptied' | 'material_type'>;

/**
 * What the truck carries by material. The weight of an unloading is shared out among the containers emptied before it by their levels;
 * after the last unloading a container counts as much for its level as those before it, or as 0.6 t when full.
 */
export function loadCurves(events: readonly Emptied[], trips: readonly Trip[]): LoadCurve[] {
  const emptied = events
    .filter(({ is_emptied }) => is_emptied)
    .map(({ recorded_at, level, material_type }) => ({ at: Date.parse(recorded_at), level, material_type }))
    .sort((a, b) => a.at - b.at);
  return [...new Set(emptied.map(({ material_type }) => material_type))].sort().map((material) => {
    const points: LoadCurve['points'] = [];
    let left = emptied.filter(({ material_type }) => material_type === material);
    let perLevel = FULL / 100;
    let weight = 0;
    for (const trip of trips) {
      const at = Date.parse(trip.at);
      const own = left.filter((one) => one.at <= at);
      left = left.slice(own.length);
      const levels = own.reduce((sum, { level }) => sum + level, 0);
      const tipped = trip.loads.find(({ material_type }) => material_type === material)?.weight ?? 0;
      if (levels > 0 && tipped > 0) perLevel = tipped / levels;
      for (const one of own) points.push({ at: one.at, weight: (weight += one.level * perLevel) });
      if (own.length > 0) points.push({ at, weight: (weight = 0) });
    }
    for (const one of left) points.push({ at: one.at, weight: (weight += one.level * perLevel) });
    return { material, points };
  });
}

export const weightAt = ({ points }: LoadCurve, time: number) => points.findLast(({ at }) => at <= time)?.weight ?? 0;
