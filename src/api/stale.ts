import type { ChangedResource, ChangeEvent } from './generated/dashboard.schemas';

type Resource = Exclude<ChangedResource, 'all'>;

/** What a change makes stale where that is more than the resource itself: first parts of query keys, which are those of the paths, its own first. */
const beyondItself: Partial<Record<Resource, readonly [own: string, ...others: string[]]>> = {
  areas: ['areas', 'auth', 'locations', 'bins', 'forecasts', 'trucks', 'drivers', 'complaints', 'tours', 'general'],
  bins: ['bins', 'locations', 'tours', 'general', 'forecasts'],
  complaints: ['complaints', 'forecasts'],
  construction: ['construction', 'bins'],
  driver_shifts: ['drivers', 'trucks', 'tours'],
  drivers: ['drivers', 'phones', 'tours'],
  finished_days: ['finished-days'],
  locations: ['locations', 'bins', 'forecasts', 'complaints', 'notifications', 'tours', 'general'],
  notifications: ['notifications', 'tours', 'general'],
  phones: ['phones', 'drivers'],
  tours: ['tours', 'general', 'tour-deviations'],
  // A driver's shift names its truck, and a truck's its driver, who drives its tours.
  truck_shifts: ['trucks', 'drivers', 'tours'],
  trucks: ['trucks', 'tours'],
  users: ['users', 'auth'],
};

/**
 * What a change of a resource makes stale, its own first. The one table of it: the invalidations of the generated mutations are made from
 * it (`orval.config.ts`), and the live stream applies it.
 */
export const staleAfter = (resource: Resource) => beyondItself[resource] ?? ([resource] as const);

/**
 * What only the stream makes stale: the screens that write the one would load the other's calls for it. A case of complaints and a forecast name the tour planned there
 * and what a crew said; shifts of trucks name drivers, and those of drivers trucks; a proposal says what has changed since, a disruption whether it was dealt with.
 */
const told: Partial<Record<Resource, readonly string[]>> = {
  tours: ['complaints', 'imports', 'forecasts', 'tour-proposals', 'disruptions'],
  notifications: ['complaints'],
  trucks: ['drivers', 'imports', 'tour-proposals'],
  truck_shifts: ['tour-proposals'],
  drivers: ['trucks', 'imports'],
  locations: ['imports', 'tour-proposals'],
  bins: ['imports', 'tour-proposals'],
};
/** Measured by machines, of which the history notes nothing. */
const unnoted: readonly Resource[] = ['notifications', 'positions'];

/**
 * Whether a change makes a query stale. Of the resource itself, a record that is not among the changed ones is not concerned, except that
 * complaints are answered case by case: a further one changes the answers of the others.
 */
export function isStale([root, record]: readonly unknown[], { resource, ids }: Pick<ChangeEvent, 'resource' | 'ids'>) {
  if (resource === 'all') return true;
  const [own, ...others] = staleAfter(resource);
  if (root === 'history') return !unnoted.includes(resource);
  if (told[resource]?.some((one) => one === root)) return true;
  if (root === own)
    return ids === null || typeof record !== 'number' || ids.includes(record) || resource === 'complaints';
  return others.some((other: string) => other === root);
}
