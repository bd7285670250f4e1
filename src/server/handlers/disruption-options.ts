import type { components } from '@/api/generated/server';
import { dayFromText, type Zone } from '@/world/time.ts';
import type { DayPlan } from '../planner/plan.ts';
import type { DisruptionInputs, RemainingContainer } from './disruption-inputs.ts';
import { affects, type Candidate, disrupted, otherTour } from './disruption-candidates.ts';
import type { Outage } from './disruption-pairs.ts';
import { leftOutOf, proposedTour, rounded } from './proposed-tours.ts';
import { type Container, minutesOf, momentOf } from './tour-proposal-inputs.ts';

type Option = components['schemas']['DisruptionOption'];

const DAY_MS = 86_400_000;

/** When another tour empties a container, or the first shift after a day begins that can take it, in ms; undefined without any. */
export function nextChance(
  inputs: DisruptionInputs,
  outage: Outage,
  container: RemainingContainer,
  zone: Zone,
): number | undefined {
  const { material, areaId } = container;
  const colours = material.split('+');
  const isOut = affects(outage);
  const entry = inputs.entries.find(
    (one) =>
      one.date > outage.date &&
      !isOut(one) &&
      (one.areaId === null || one.areaId === areaId) &&
      (one.material === null || colours.every((colour) => one.material?.split('+').includes(colour))),
  );
  const other = otherTour(inputs, outage, container);
  const chances = [
    ...(entry ? [zone.at(dayFromText(entry.date), minutesOf(entry.start_time))] : []),
    ...(other ? [Date.parse(other.at)] : []),
  ];
  return chances.length > 0 ? Math.min(...chances) : undefined;
}

/** When a container is full, in ms; undefined if that is not known. */
export const fullAt = ({ date }: Outage, { daysLeft }: Container, zone: Zone) =>
  daysLeft === null ? undefined : zone.at(dayFromText(date), 0) + daysLeft * DAY_MS;

const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0);

/** What the planner found, in the contract's words. @param plans of the tasks, in their order */
export function optionsOf(
  candidates: readonly Candidate[],
  plans: readonly DayPlan[],
  inputs: DisruptionInputs,
  outage: Outage,
  zone: Zone,
): Option[] {
  const { remaining } = disrupted(inputs, outage);
  let next = 0;
  return candidates.map((candidate): Option => {
    const { option, date, shifts, containers, tours } = candidate;
    const plan = shifts.length > 0 ? plans[next++] : undefined;
    const before = shifts.length > 0 && tours.length > 0 ? plans[next++] : undefined;
    const isLeft = (index: number | null) => index !== null && containers[index]?.of === undefined;
    const used = (plan?.tours ?? []).filter(({ visited }) => visited.some(({ container }) => isLeft(container)));
    const others = remaining.flatMap((row) => {
      const other = otherTour(inputs, outage, row, date);
      return other ? [[row.container_id, Date.parse(other.at)] as const] : [];
    });
    const emptied = new Map([
      ...others,
      ...used.flatMap(({ visited }) =>
        visited.flatMap(({ container, at }) =>
          container !== null && isLeft(container)
            ? [[containers[container]?.container_id, momentOf(zone, date, at)] as const]
            : [],
        ),
      ),
    ]);
    const cost = (of: (tour: DayPlan['tours'][number]) => number) =>
      Math.max(0, sum(plan?.tours ?? [], of) - sum(before?.tours ?? [], of));
    const worked = ({ end, shift }: DayPlan['tours'][number]) => (end - (shifts[shift]?.from ?? end)) / 3600;
    return {
      option,
      km: rounded(cost(({ distance }) => distance) / 1000),
      hours: rounded(cost(worked), 2),
      lifts: emptied.size,
      overflows: remaining.filter((one) => {
        const full = fullAt(outage, one, zone);
        return (
          full !== undefined &&
          full < (emptied.get(one.container_id) ?? nextChance(inputs, outage, one, zone) ?? Infinity)
        );
      }).length,
      tours: used.map((tour) => {
        const carrier = tours[tour.shift];
        const made = proposedTour({ date, containers, shifts }, tour, zone);
        return carrier
          ? {
              ...made,
              tour_id: carrier.id,
              material_type: carrier.material_type,
              disposition_area_id: carrier.disposition_area_id,
            }
          : made;
      }),
      left_out: plan
        ? leftOutOf(
            containers,
            plan.leftOut.filter(({ container }) => isLeft(container)),
          )
        : leftOutOf(
            containers,
            containers.map((_, container) => ({ container, reason: 'no_shift_in_area' })),
          ),
    };
  });
}
