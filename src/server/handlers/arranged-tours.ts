import type { components } from '@/api/generated/server';
import { conflict, ProblemError, unprocessable } from '@/contract/problem.ts';
import { Zone } from '@/world/time.ts';
import type { Call } from '../http/handler.ts';
import { arrange } from '../planner/arrange.ts';
import type { DayPlan } from '../planner/plan.ts';
import { leftOutOf, proposedTour, rounded } from './proposed-tours.ts';
import { type DayInputs, dayInputs, roadsOf, type Wishes } from './tour-proposal-inputs.ts';

type Schemas = components['schemas'];
/** A proposal with what it depends on. */
export type StoredProposal = Schemas['TourProposal'] & { basis: DayInputs['basis'] };

/** A plan in the contract's words. */
export function alternativeOf(
  inputs: DayInputs,
  { goal, tours, leftOut, overflowRisk, fill }: DayPlan,
  zone: Zone,
  { pinned_location_ids = [], banned_location_ids = [] }: Wishes,
): Schemas['TourAlternative'] {
  const made = tours.map((tour) => proposedTour(inputs, tour, zone));
  const sum = (of: (tour: Schemas['ProposedTour']) => number) =>
    rounded(
      made.reduce((all, tour) => all + of(tour), 0),
      2,
    );
  return {
    goal,
    ...{ km: sum(({ km }) => km), hours: sum(({ hours }) => hours), lifts: sum(({ lifts }) => lifts) },
    ...{ tonnes: sum(({ tonnes }) => tonnes), fill: fill === null ? null : rounded(fill), overflow_risk: overflowRisk },
    tours: made,
    idle_pairs: inputs.shifts
      .filter(({ license_plate: plate }) => !made.some(({ license_plate }) => license_plate === plate))
      .map(({ license_plate, driver_id }) => ({ license_plate, driver_id })),
    left_out: leftOutOf(inputs.containers, leftOut),
    ...{ pinned_location_ids, banned_location_ids },
  };
}

const containersOf = ({ stops }: Schemas['ProposedTour']) => stops.flatMap(({ container_ids }) => container_ids);

/** Each shift and container of the tours that is not as it was. What was not there then, nobody counted on. */
function staleOf(tours: readonly Schemas['ArrangedTour'][], was: DayInputs['basis'], is: DayInputs['basis']) {
  const changed = (kind: 'shifts' | 'containers', keys: readonly string[], gone: string) =>
    [...new Set(keys)].flatMap((key) => {
      if (was[kind][key] === undefined || is[kind][key] === was[kind][key]) return [];
      return [{ path: `${kind}.${key}`, message: is[kind][key] === undefined ? gone : 'has changed' }];
    });
  return [
    ...changed(
      'shifts',
      tours.map(({ license_plate }) => license_plate),
      'has no shift any more, or a tour already',
    ),
    ...changed(
      'containers',
      tours.flatMap(({ container_ids }) => container_ids),
      'is on another tour, or not to be emptied any more',
    ),
  ];
}

/** @throws 409 with what has changed */
function refuseStale(...sides: Parameters<typeof staleOf>) {
  const errors = staleOf(...sides);
  if (errors.length > 0)
    throw new ProblemError(409, 'Shifts or containers have changed since the tours were proposed.', { errors });
}

const asArranged = (tour: Schemas['ProposedTour']) => ({ ...tour, container_ids: containersOf(tour) });

/** Locations that alternatives were made with as pinned. */
const pinnedOf = (alternatives: readonly Schemas['TourAlternative'][]) => [
  ...new Set(alternatives.flatMap((one) => one.pinned_location_ids)),
];

/** What has changed since of what the tours of a proposal depend on. */
export async function changesOf(place: Call, { date, basis, alternatives }: StoredProposal) {
  const { basis: is } = await dayInputs(place, date, { pinned_location_ids: pinnedOf(alternatives) });
  return staleOf(
    alternatives.flatMap(({ tours }) => tours.map(asArranged)),
    basis,
    is,
  );
}

/** What tours come to that were arranged by hand. @throws 409 when the day has changed since, 422 when they name what the day does not have, or twice */
export async function arranged(
  place: Call,
  { date, basis, alternatives }: StoredProposal,
  { goal, tours, ...wishes }: Schemas['TourArrangement'],
): Promise<Schemas['TourAlternative'] & Pick<DayInputs, 'shifts'>> {
  // Some are there only because they were pinned: for the proposal, or in between and so not in its basis.
  const pinned = pinnedOf(alternatives);
  const byPin = new Set(
    alternatives
      .flatMap((one) => [
        ...one.tours.flatMap(({ stops }) => stops),
        ...one.left_out.map(({ location_id, container_id }) => ({ location_id, container_ids: [container_id] })),
      ])
      .flatMap(({ location_id, container_ids: keys }) => (pinned.includes(location_id) ? keys : [])),
  );
  const container_ids = tours
    .flatMap((tour) => tour.container_ids)
    .filter((key) => byPin.has(key) || !(key in basis.containers));
  const inputs = await dayInputs(place, date, { ...wishes, container_ids });
  refuseStale(tours, basis, inputs.basis);
  const { shifts, containers, day } = inputs;
  const shiftOf = new Map(shifts.map(({ license_plate }, index) => [license_plate, index]));
  const indexOf = new Map(containers.map(({ container_id }, index) => [container_id, index]));
  const take = (there: Map<string, number>, key: string, path: string, message: string) => {
    const index = there.get(key);
    if (index === undefined) throw unprocessable(path, message);
    // Each is there once.
    there.delete(key);
    return index;
  };
  const wanted = tours.map(({ license_plate, container_ids }, t) => ({
    shift: take(
      shiftOf,
      license_plate,
      `tours.${t}.license_plate`,
      'This truck has no shift to plan, or stands here twice.',
    ),
    containers: container_ids
      .map((key, c) =>
        take(
          indexOf,
          key,
          `tours.${t}.container_ids.${c}`,
          'This container is not to be emptied on that day, or stands here twice.',
        ),
      )
      .filter((index) => containers[index]?.wish !== 'banned'),
  }));
  const there = new Set(wanted.flatMap((tour) => tour.containers));
  const driven = containers.filter(({ wish }, index) => there.has(index) || wish === 'pinned');
  const roads = await roadsOf(place.config, { ...day, containers: driven }, true);
  const plan = arrange({ ...day, roads }, goal, wanted);
  return { ...alternativeOf(inputs, plan, new Zone(place.caller.timeZone), wishes), shifts };
}

/** The alternative to make tours of. @throws 409 when it is not there any more as it was, or has conflicts that nobody accepted */
export async function chosenOf(
  place: Call,
  found: StoredProposal,
  { goal, tours, accept_conflicts: accepted, ...wishes }: Schemas['TourProposalChoice'],
) {
  const proposed = found.alternatives.find((one) => one.goal === goal);
  if (!proposed) throw conflict('The proposal has no such alternative.', 'goal');
  if (!tours) {
    const { basis, shifts } = await dayInputs(place, found.date, proposed);
    refuseStale(proposed.tours.map(asArranged), found.basis, basis);
    return { ...proposed, shifts };
  }
  const chosen = await arranged(place, found, { goal, tours, ...wishes });
  const errors = chosen.tours.flatMap(({ license_plate, conflicts }) =>
    conflicts.map(({ kind, container_id }) => ({ path: container_id ?? license_plate, message: kind })),
  );
  if (errors.length > 0 && !accepted) throw new ProblemError(409, 'The tours have conflicts.', { errors });
  return chosen;
}
