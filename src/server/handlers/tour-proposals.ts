import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { conflict, notFound } from '@/contract/problem.ts';
import { Zone } from '@/world/time.ts';
import { areasRef } from '../db/limited.ts';
import { alonePlanning } from '../db/locks.ts';
import { tourProposals } from '../db/schema-proposals.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { wire } from '../list/fields.ts';
import { inTransaction } from '../list/records.ts';
import { inThread, type Running } from '../thread.ts';
import { turns } from '../turns.ts';
import { alternativeOf, arranged, changesOf, chosenOf, type StoredProposal } from './arranged-tours.ts';
import { firstOr404, insertTours, ownPlan, rounded } from './proposed-tours.ts';
import { type DayInputs, dayInputs, roadsOf, type Wishes } from './tour-proposal-inputs.ts';

type Schemas = components['schemas'];
type Proposal = Schemas['TourProposal'];
type Place = Pick<Call, 'db' | 'caller' | 'now'>;

const GOALS: Schemas['TourGoal'][] = ['least_km', 'balanced', 'no_overflow'];
/** A proposal without a sign of life for so long is not being made any more. */
const SILENT_SECONDS = 60;
const running = new Map<number, Pick<Running<unknown>, 'stop'>>();
/** Of those that are being made, and of those that are about to be. */
const takeTurn = turns(2, 6);

const shown = ({ now }: Place, table = tourProposals) =>
  wire(table, {
    state: sql`case when state = 'running' and seen_at < ${now().toISOString()}::timestamptz - make_interval(secs => ${SILENT_SECONDS})
      then 'failed' else state end`,
  });
const one = <T extends object = Proposal>(place: Place, statement: SQL) =>
  firstOr404<T>(place, 'tour proposal', statement);

/** Plans in the background and writes what comes of it, unless it was cancelled. */
async function make(call: Call, id: number, inputs: DayInputs, goals: readonly Schemas['TourGoal'][], wishes: Wishes) {
  const { db, log, now } = call;
  const zone = new Zone(call.caller.timeZone);
  const write = (set: SQL) =>
    db.execute(sql`update tour_proposals set ${set}, seen_at = ${now().toISOString()}::timestamptz
      where customer_id = ${call.caller.customerId} and id = ${id} and state = 'running' returning id`);
  let isStopped = false;
  running.set(id, { stop: () => (isStopped = true) });
  const roads = await roadsOf(call.config, inputs.day);
  if (call.config.routingUrl && !roads)
    log.warn('the routing server does not know all distances of a tour proposal: they are estimated');
  let told = Date.now();
  const planning = inThread(
    'plan',
    goals.map((goal) => ({ day: { ...inputs.day, roads }, goal })),
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
  if (isStopped) planning.stop();
  try {
    const alternatives = (await planning.result).map((plan) => alternativeOf(inputs, plan, zone, wishes));
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

export const tourProposalHandlers = {
  createTourProposal: async (call) => {
    const { body, caller, now, db } = call;
    const giveBack = takeTurn(caller.customerId);
    let making: Promise<void> | undefined;
    try {
      const inputs = await dayInputs(call, body.date, body);
      const goals = body.goals ?? GOALS;
      const feasible = inputs.shifts.length > 0;
      const at = sql`${now().toISOString()}::timestamptz`;
      // Old ones go when new ones come.
      const proposal = await one(
        call,
        sql`with old as (delete from tour_proposals where customer_id = ${caller.customerId} and created_at < ${at} - interval '7 days')
        insert into tour_proposals (customer_id, actor_ref, areas_ref, date, state, basis, created_at, seen_at)
        values (${caller.customerId}, ${caller.machine ? null : caller.id}, ${areasRef(caller.areaIds)}, ${body.date}::date, ${feasible ? 'running' : 'infeasible'},
          ${JSON.stringify(inputs.basis)}::jsonb, ${at}, ${at}) returning ${shown({ db, caller, now })}`,
      );
      if (feasible) making = make(call as unknown as Call, proposal.id, inputs, goals, body);
      return { status: 201, body: { tour_proposal: proposal } };
    } finally {
      void Promise.resolve(making).finally(giveBack);
    }
  },

  getTourProposal: async (call) => {
    const { basis, ...tour_proposal } = await one<StoredProposal>(
      call,
      sql`select ${shown(call)}, basis from tour_proposals where ${ownPlan(call, call.params.id)}`,
    );
    if (tour_proposal.state !== 'done') return { status: 200, body: { tour_proposal } };
    const changes = await changesOf(call as unknown as Call, { ...tour_proposal, basis });
    return { status: 200, body: { tour_proposal: { ...tour_proposal, changes } } };
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
    const found = await one<StoredProposal>(
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
      const found = await one<StoredProposal>(
        within,
        sql`select ${shown(within)}, basis, ${alonePlanning(sql`customer_id`, sql`date`)} from tour_proposals
          where ${ownPlan(within, params.id)} for update`,
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
