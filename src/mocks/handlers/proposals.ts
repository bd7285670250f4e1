import type * as api from '@/api/generated/dashboard.schemas';
import { conflict } from '@/contract/problem';
import { dateText, dayFromText } from '@/world/time';
import type { Call, Handlers } from '../call';
import { forecasts, planStore, type StoredPlan, LIFTS, pairsOn, type Place, share } from '../state/plans';
import type { Row } from '../state/store';

/** How long a proposal is said to be made, in ms. */
const TAKES = 1500;
/** Days ahead of a goal. */
const AHEAD: Record<api.TourGoal, number> = { least_km: 1, balanced: 3, no_overflow: 4 };

function alternative(call: Place, date: string, goal: api.TourGoal): api.TourAlternative {
  const end = dateText(dayFromText(date) + AHEAD[goal]);
  const due = forecasts(call)
    .filter(({ full_at: at, urgency }) => urgency === 'today' || (at !== null && at < end))
    .toSorted(
      (a, b) =>
        (a.disposition_area_id ?? 0) - (b.disposition_area_id ?? 0) || (a.material_type < b.material_type ? -1 : 1),
    );
  const { tours, ...figures } = share(call, date, pairsOn(call, date), due, LIFTS.new);
  const tonnes = tours.reduce((all, tour) => all + tour.tonnes, 0);
  return { goal, ...figures, tours, tonnes, fill: 84, overflow_risk: figures.left_out.length };
}

/** Plausible proposals: containers shared out in the order of their areas. */
export function proposalHandlers(tours: Handlers): Handlers {
  const { stored, add, shown, plan } = planStore(tours);
  const proposalNow = (call: Call<'getTourProposal' | 'commitTourProposal'>): api.TourProposal => {
    const found = shown(stored<api.TourProposal>(call, 'tour_proposals', call.params.id));
    const since = call.now.getTime() - Date.parse(found.created_at);
    if (found.state !== 'done' || since >= TAKES) return found;
    return { ...found, state: 'running', progress: Math.max(0, Math.round((100 * since) / TAKES)), alternatives: [] };
  };
  return {
    createTourProposal: (call) => {
      const { date, goals = ['least_km', 'balanced', 'no_overflow'] } = call.body;
      const alternatives = goals.map((goal) => alternative(call, date, goal));
      const state = alternatives.some(({ lifts }) => lifts > 0) ? 'done' : 'infeasible';
      const row = { date, state, progress: 100, alternatives, tour_ids: [], created_at: call.now.toISOString() };
      const tour_proposal = shown(add(call, 'tour_proposals', row as Omit<api.TourProposal, 'id'>)) as api.TourProposal;
      return { status: 201, body: { tour_proposal } };
    },
    getTourProposal: (call) => ({ status: 200, body: { tour_proposal: proposalNow(call) } }),
    cancelTourProposal: (call) => {
      if (proposalNow(call as never).state === 'running')
        call.store
          .table('tour_proposals')
          .put({ ...stored(call, 'tour_proposals', call.params.id), state: 'cancelled', alternatives: [] });
      return { status: 204 };
    },
    commitTourProposal: (call) => {
      const found = stored<api.TourProposal>(call, 'tour_proposals', call.params.id);
      const chosen = found.alternatives.find(({ goal }) => goal === call.body.goal);
      if (found.state !== 'done' || !chosen) throw conflict(`The proposal is ${found.state}.`);
      const tour_ids = plan(call, found.date, chosen.tours, ({ license_plate }) => license_plate);
      const done = call.store.table('tour_proposals').put({ ...found, state: 'committed', tour_ids } as Row);
      return { status: 200, body: { tour_proposal: shown(done as unknown as StoredPlan<api.TourProposal>) } };
    },
  };
}
