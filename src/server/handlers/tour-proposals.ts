import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { conflict, notFound, ProblemError, tooMany, unprocessable } from '@/contract/problem.ts';
import { Zone } from '@/world/time.ts';
import { tourProposals } from '../db/schema-proposals.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { wire } from '../list/fields.ts';
import { inTransaction } from '../list/records.ts';
import { arrange } from '../planner/arrange.ts';
import type { DayPlan } from '../planner/plan.ts';
import { type Planning, planInThread } from '../planner/thread.ts';
import { firstOr404, insertTours, leftOutOf, ownPlan, proposedTour, rounded } from './proposed-tours.ts';
import { type DayInputs, dayInputs, type Wishes } from './tour-proposal-inputs.ts';

type Schemas = components['schemas'];
type Proposal = Schemas['TourProposal'];
type Stored = Proposal & { basis: DayInputs['basis'] };
type Place = Pick<Call, 'db' | 'caller' | 'now'>;

const GOALS: Schemas['TourGoal'][] = ['least_km', 'balanced', 'no_overflow'];
/** Proposals that a server makes at once. */
const AT_ONCE = 2;
/** A proposal of which nothing was heard for so long is not being made any more. */
const SILENT_SECONDS = 60;
const running = new Map<number, Planning>();

const shown = ({ now }: Place, table = tourProposals) =>
  wire(table, {
    state: sql`case when state = 'running' and seen_at < ${now().toISOString()}::timestamptz - make_interval(secs => ${SILENT_SECONDS})
      then 'failed' else state end`,
  });
const one = <T extends object = Proposal>(place: Place, statement: SQL) =>
  firstOr404<T>(place, 'tour proposal', statement);

/** A plan in the contract's words. */
function alternativeOf(
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
    left_out: leftOutOf(inputs.containers, leftOut),
    ...{ pinned_location_ids, banned_location_ids },
  };
}

/** Plans in the background and writes what comes of it, unless it was cancelled. */
async function make(call: Call, id: number, inputs: DayInputs, goals: readonly Schemas['TourGoal'][], wishes: Wishes) {
  const { db, log, now } = call;
  const zone = new Zone(call.caller.timeZone);
  const write = (set: SQL) =>
    db.execute(sql`update tour_proposals set ${set}, seen_at = ${now().toISOString()}::timestamptz
      where id = ${id} and state = 'running' returning id`);
  let told = Date.now();
  const planning = planInThread(
    goals.map((goal) => ({ day: inputs.day, goal })),
    (share) => {
      if (Date.now() - told < 500) return;
      told = Date.now();
      // Somebody may have cancelled it through another server.
      write(sql`progress = ${rounded(100 * share)}`)
        .then(({ rows }) => (rows.length === 0 ? planning.stop() : undefined))
        .catch((error: unknown) => log.warn({ err: error }, 'progress of a tour proposal was not written'));
    },
  );
  running.set(id, planning);
  try {
    const alternatives = (await planning.plans).map((plan) => alternativeOf(inputs, plan, zone, wishes));
    const state = alternatives.some(({ lifts, left_out }) => lifts > 0 || left_out.length === 0)
      ? 'done'
      : 'infeasible';
    await write(sql`progress = 100, state = ${state}, alternatives = ${JSON.stringify(alternatives)}::jsonb`);
  } catch (error) {
    // A cancelled one is not running any more, so nothing is written.
    await write(sql`state = 'failed'`)
      .then(({ rows }) => (rows.length > 0 ? log.error({ err: error }, 'a tour proposal failed') : undefined))
      .catch((reason: unknown) => log.error({ err: reason }, 'a tour proposal failed'));
  } finally {
    running.delete(id);
    planning.stop();
  }
}

const containersOf = ({ stops }: Schemas['ProposedTour']) => stops.flatMap(({ container_ids }) => container_ids);

/** 409 with each shift and container of the tours that is not as it was. What was not there then, nobody counted on. */
function refuseStale(tours: readonly Schemas['ArrangedTour'][], was: DayInputs['basis'], is: DayInputs['basis']) {
  const changed = (kind: 'shifts' | 'containers', keys: readonly string[], gone: string) =>
    keys.flatMap((key) => {
      if (was[kind][key] === undefined || is[kind][key] === was[kind][key]) return [];
      return [{ path: `${kind}.${key}`, message: is[kind][key] === undefined ? gone : 'has changed' }];
    });
  const errors = [
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
  if (errors.length > 0)
    throw new ProblemError(409, 'Shifts or containers have changed since the tours were proposed.', { errors });
}

/** What tours come to that were arranged by hand. @throws 409 when the day has changed since, 422 when they name what the day does not have, or twice */
async function arranged(
  place: Call,
  { date, basis }: Stored,
  { goal, tours, ...wishes }: Schemas['TourArrangement'],
): Promise<Schemas['TourAlternative'] & Pick<DayInputs, 'shifts'>> {
  const inputs = await dayInputs(place, date, wishes);
  refuseStale(tours, basis, inputs.basis);
  const { shifts, containers, day } = inputs;
  const shiftOf = new Map(shifts.map(({ license_plate }, index) => [license_plate, index]));
  const indexOf = new Map(containers.map(({ container_id }, index) => [container_id, index]));
  const take = (there: Map<string, number>, key: string, path: string, message: string) => {
    const index = there.get(key);
    if (index === undefined) throw unprocessable(path, message);
    // Each stands once.
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
  const plan = arrange(day, goal, wanted);
  return { ...alternativeOf(inputs, plan, new Zone(place.caller.timeZone), wishes), shifts };
}

/** The alternative to make tours of. @throws 409 when it is not there any more as it was, or has conflicts that nobody accepted */
async function chosenOf(
  place: Call,
  found: Stored,
  { goal, tours, accept_conflicts: accepted }: Schemas['TourProposalChoice'],
) {
  const proposed = found.alternatives.find((one) => one.goal === goal);
  if (!proposed) throw conflict('The proposal has no such alternative.', 'goal');
  if (!tours) {
    const keys = proposed.tours.map((tour) => ({ ...tour, container_ids: containersOf(tour) }));
    const { basis, shifts } = await dayInputs(place, found.date, proposed);
    refuseStale(keys, found.basis, basis);
    return { ...proposed, shifts };
  }
  const chosen = await arranged(place, found, { goal, tours });
  const errors = chosen.tours.flatMap(({ license_plate, conflicts }) =>
    conflicts.map(({ kind, container_id }) => ({ path: container_id ?? license_plate, message: kind })),
  );
  if (errors.length > 0 && !accepted) throw new ProblemError(409, 'The tours have conflicts.', { errors });
  return chosen;
}

export const tourProposalHandlers = {
  createTourProposal: async (call) => {
    const { body, caller, now, db } = call;
    if (running.size >= AT_ONCE) throw tooMany(5);
    const inputs = await dayInputs(call, body.date, body);
    const goals = body.goals ?? GOALS;
    const feasible = inputs.shifts.length > 0;
    const at = sql`${now().toISOString()}::timestamptz`;
    // Old ones go when new ones come.
    const proposal = await one(
      call,
      sql`with old as (delete from tour_proposals where customer_id = ${caller.customerId} and created_at < ${at} - interval '7 days')
        insert into tour_proposals (customer_id, actor_ref, date, state, basis, created_at, seen_at)
        values (${caller.customerId}, ${caller.machine ? null : caller.id}, ${body.date}::date, ${feasible ? 'running' : 'infeasible'},
          ${JSON.stringify(inputs.basis)}::jsonb, ${at}, ${at}) returning ${shown({ db, caller, now })}`,
    );
    if (feasible) void make(call as unknown as Call, proposal.id, inputs, goals, body);
    return { status: 201, body: { tour_proposal: proposal } };
  },

  getTourProposal: async (call) => {
    const found = sql`select ${shown(call)} from tour_proposals where ${ownPlan(call, call.params.id)}`;
    return { status: 200, body: { tour_proposal: await one(call, found) } };
  },

  cancelTourProposal: async (call) => {
    const { params } = call;
    await one(
      call,
      sql`update tour_proposals set state = case when state = 'running' then 'cancelled' else state end
        where ${ownPlan(call, params.id)} returning id`,
    );
    running.get(params.id)?.stop();
    return { status: 204 };
  },

  arrangeTourProposal: async (call) => {
    const { params, body } = call;
    const found = await one<Stored>(
      call,
      sql`select ${shown(call)}, basis from tour_proposals where ${ownPlan(call, params.id)}`,
    );
    if (found.state !== 'done') throw conflict(`The proposal is ${found.state}.`);
    const { shifts: _, ...tour_alternative } = await arranged(call as unknown as Call, found, body);
    return { status: 200, body: { tour_alternative } };
  },

  commitTourProposal: (call) =>
    inTransaction(call, async (within) => {
      const { params, body } = within;
      const found = await one<Stored>(
        within,
        sql`select ${shown(within)}, basis from tour_proposals where ${ownPlan(within, params.id)} for update`,
      );
      if (found.state !== 'done') throw conflict(`The proposal is ${found.state}.`);
      const { tours, shifts } = await chosenOf(within as unknown as Call, found, body);
      const names = new Map(shifts.map(({ license_plate, name }) => [license_plate, name]));
      const rows = tours.map((tour, index) => ({
        ...tour,
        key: `proposal-${params.id}-${index + 1}`,
        route_name: names.get(tour.license_plate)?.slice(0, 80) ?? tour.license_plate,
      }));
      const [proposal] = await insertTours<Proposal>(
        within,
        found.date,
        rows,
        sql`update tour_proposals set state = 'committed', tour_ids = array(select id from made order by id)
          where ${ownPlan(within, params.id)} returning ${shown(within)}`,
      );
      if (!proposal) throw notFound('tour proposal');
      return { status: 200, body: { tour_proposal: proposal } };
    }),
} satisfies Handlers;
