import type { components } from '@/api/generated/server';
import { dayFromText, type Zone } from '@/world/time.ts';
import type { DayPlan } from '../planner/plan.ts';
import type { DisruptionInputs } from './disruption-inputs.ts';
import { disrupted, type Drop, hits, type Way } from './disruption-ways.ts';
import { leftOutOf, proposedTour, rounded } from './proposed-tours.ts';
import { type Container, seconds } from './tour-proposal-inputs.ts';

type Option = components['schemas']['DisruptionOption'];

const DAY_MS = 86_400_000;

/** When the first shift after a day begins that can take a container, in ms; undefined without any. */
export function nextChance(
  { entries }: DisruptionInputs,
  drop: Drop,
  { material, areaId }: Container,
  zone: Zone,
): number | undefined {
  const colours = material.split('+');
  const isOut = hits(drop);
  const entry = entries.find(
    (one) =>
      one.date > drop.date &&
      !isOut(one) &&
      (one.areaId === null || one.areaId === areaId) &&
      (one.material === null || colours.every((colour) => one.material?.split('+').includes(colour))),
  );
  return entry && zone.at(dayFromText(entry.date), seconds(entry.start_time) / 60);
}

/** When a container is full, in ms; undefined if that is not known. */
export const fullAt = ({ date }: Drop, { daysLeft }: Container, zone: Zone) =>
  daysLeft === null ? undefined : zone.at(dayFromText(date), 0) + daysLeft * DAY_MS;

const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0);

/** What the planner found, in the contract's words. @param plans of the tasks, in their order */
export function optionsOf(
  ways: readonly Way[],
  plans: readonly DayPlan[],
  inputs: DisruptionInputs,
  drop: Drop,
  zone: Zone,
): Option[] {
  const { left } = disrupted(inputs, drop);
  let next = 0;
  return ways.map((way): Option => {
    const { option, date, shifts, containers, tours } = way;
    const plan = shifts.length > 0 ? plans[next++] : undefined;
    const before = shifts.length > 0 && tours.length > 0 ? plans[next++] : undefined;
    const isLeft = (index: number | null) => index !== null && containers[index]?.of === undefined;
    const used = (plan?.tours ?? []).filter(({ visited }) => visited.some(({ container }) => isLeft(container)));
    const emptied = new Map(
      used.flatMap(({ visited }) =>
        visited.flatMap(({ container, at }) =>
          container !== null && isLeft(container)
            ? [[containers[container]?.container_id, zone.at(dayFromText(date), at / 60)] as const]
            : [],
        ),
      ),
    );
    const cost = (of: (tour: DayPlan['tours'][number]) => number) =>
      Math.max(0, sum(plan?.tours ?? [], of) - sum(before?.tours ?? [], of));
    const worked = ({ end, shift }: DayPlan['tours'][number]) => (end - (shifts[shift]?.from ?? end)) / 3600;
    return {
      option,
      km: rounded(cost(({ distance }) => distance) / 1000),
      hours: rounded(cost(worked), 2),
      lifts: emptied.size,
      overflows: left.filter((one) => {
        const full = fullAt(drop, one, zone);
        return (
          full !== undefined &&
          full < (emptied.get(one.container_id) ?? nextChance(inputs, drop, one, zone) ?? Infinity)
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
            left,
            left.map((_, container) => ({ container, reason: 'no_shift_in_area' })),
          ),
    };
  });
}
