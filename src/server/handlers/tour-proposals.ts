import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { conflict, notFound, ProblemError, tooMany } from '@/contract/problem.ts';
import { Zone } from '@/world/time.ts';
import { tourProposals } from '../db/schema-proposals.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { wire } from '../list/fields.ts';
import { inTransaction } from '../list/records.ts';
import type { DayPlan } from '../planner/plan.ts';
import { type Planning, planInThread } from '../planner/thread.ts';
import { firstOr404, insertTours, leftOutOf, ownPlan, proposedTour, rounded } from './proposed-tours.ts';
import { type DayInputs, dayInputs } from './tour-proposal-inputs.ts';

type Schemas = components['schemas'];
type Proposal = Schemas['TourProposal'];
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
function alternativeOf(inputs: DayInputs, { goal, tours, leftOut, overflowRisk, fill }: DayPlan, zone: Zone) {
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
  };
}

/** Plans in the background and writes what comes of it, unless it was cancelled. */
async function make(call: Call, id: number, inputs: DayInputs, goals: readonly Schemas['TourGoal'][]) {
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
    const alternatives = (await planning.plans).map((plan) => alternativeOf(inputs, plan, zone));
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

/** 409 with each shift and container of the tours that is not as it was. */
function refuseStale(tours: readonly Schemas['ProposedTour'][], was: DayInputs['basis'], is: DayInputs['basis']) {
  const changed = (kind: 'shifts' | 'containers', keys: readonly string[], gone: string) =>
    keys.flatMap((key) => {
      if (is[kind][key] === was[kind][key]) return [];
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
      tours.flatMap(({ stops }) => stops.flatMap(({ container_ids }) => container_ids)),
      'is on another tour, or not to be emptied any more',
    ),
  ];
  if (errors.length > 0)
    throw new ProblemError(409, 'Shifts or containers have changed since the tours were proposed.', { errors });
}

export const tourProposalHandlers = {
  createTourProposal: async (call) => {
    const { body, caller, now, db } = call;
    if (running.size >= AT_ONCE) throw tooMany(5);
    const inputs = await dayInputs(call, body.date);
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
    if (feasible) void make(call as unknown as Call, proposal.id, inputs, goals);
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

  commitTourProposal: (call) =>
    inTransaction(call, async (within) => {
      const { params, body } = within;
      const found = await one<Proposal & { basis: DayInputs['basis'] }>(
        within,
        sql`select ${shown(within)}, basis from tour_proposals where ${ownPlan(within, params.id)} for update`,
      );
      if (found.state !== 'done') throw conflict(`The proposal is ${found.state}.`);
      const chosen = found.alternatives.find(({ goal }) => goal === body.goal);
      if (!chosen) throw conflict('The proposal has no such alternative.', 'goal');
      const inputs = await dayInputs(within, found.date);
      refuseStale(chosen.tours, found.basis, inputs.basis);
      const rows = chosen.tours.map((tour, index) => ({
        ...tour,
        key: `proposal-${params.id}-${index + 1}`,
        route_name:
          inputs.shifts.find((shift) => shift.license_plate === tour.license_plate)?.name.slice(0, 80) ??
          tour.license_plate,
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
