import type * as api from '@/api/generated/dashboard.schemas';
import { conflict, unprocessable } from '@/contract/problem';
import { dateText, dayFromText } from '@/world/time';
import type { Call, Handlers } from '../call';
import {
  figuresOf,
  type Found,
  forecasts,
  leftOut,
  planStore,
  type StoredPlan,
  LIFTS,
  type Pair,
  pairsOn,
  type Place,
  share,
  tourOf,
} from '../state/plans';
import type { Row } from '../state/store';

/** How long a proposal is said to be made, in ms. */
const TAKES = 1500;
/** Days ahead of a goal. */
const AHEAD: Record<api.TourGoal, number> = { least_km: 1, balanced: 3, no_overflow: 4 };

const dueOn = (call: Place, date: string, goal: api.TourGoal) => {
  const end = dateText(dayFromText(date) + AHEAD[goal]);
  return forecasts(call)
    .filter(({ full_at: at, urgency }) => urgency === 'today' || (at !== null && at < end))
    .toSorted(
      (a, b) =>
        (a.disposition_area_id ?? 0) - (b.disposition_area_id ?? 0) || (a.material_type < b.material_type ? -1 : 1),
    );
};

type Wishes = Pick<api.TourProposalInput, 'pinned_location_ids' | 'banned_location_ids'>;
const has = (keys: readonly string[], { location_id }: Found) => keys.includes(location_id ?? '');

function alternativeOf(
  pairs: readonly Pair[],
  goal: api.TourGoal,
  { tours, left_out, ...figures }: ReturnType<typeof share>,
  { pinned_location_ids = [], banned_location_ids = [] }: Wishes,
): api.TourAlternative {
  const tonnes = tours.reduce((all, tour) => all + tour.tonnes, 0);
  const risk = { fill: 84, overflow_risk: left_out.length };
  const idle_pairs = pairs
    .filter(({ truck }) => !tours.some(({ license_plate }) => license_plate === truck.license_plate))
    .map(({ truck, driver }) => ({ license_plate: truck.license_plate, driver_id: driver }));
  return { goal, ...figures, tours, idle_pairs, tonnes, ...risk, left_out, pinned_location_ids, banned_location_ids };
}

function proposed(call: Place, date: string, goal: api.TourGoal, wishes: Wishes): api.TourAlternative {
  const { pinned_location_ids: pinned = [], banned_location_ids: banned = [] } = wishes;
  const due = dueOn(call, date, goal);
  const wanted = forecasts(call).filter((one) => has(pinned, one) || due.includes(one));
  const shared = share(
    call,
    date,
    pairsOn(call, date),
    wanted.filter((one) => !has(banned, one)),
    LIFTS.new,
  );
  const left = due.filter((one) => has(banned, one)).map((one) => leftOut(one, 'banned'));
  return alternativeOf(pairsOn(call, date), goal, { ...shared, left_out: [...shared.left_out, ...left] }, wishes);
}

/** Tours in the order in which they were arranged; what is pinned comes at the end of the first one. */
function arranged(
  call: Place,
  date: string,
  { goal, tours, pinned_location_ids: pinned = [], banned_location_ids: banned = [] }: api.TourArrangement,
): api.TourAlternative {
  const pairs = pairsOn(call, date);
  const all = forecasts(call);
  const wanted = new Set(tours.flatMap(({ container_ids }) => container_ids));
  const added = all.filter((one) => has(pinned, one) && !wanted.has(one.container_id));
  const made = tours.flatMap(({ license_plate, container_ids }, index) => {
    const pair = pairs.find(({ truck }) => truck.license_plate === license_plate);
    if (!pair) throw unprocessable(`tours.${index}.license_plate`, 'This truck has no shift to plan.');
    const own = container_ids.flatMap((key) => all.filter(({ container_id }) => container_id === key));
    const order = [...own, ...(index === 0 ? added : [])].filter((one) => !has(banned, one));
    return order.length > 0 ? [tourOf(call, date, pair, order)] : [];
  });
  const served = new Set(made.flatMap(({ stops }) => stops.flatMap(({ container_ids }) => container_ids)));
  const left_out = dueOn(call, date, goal)
    .filter(({ container_id, urgency }) => urgency === 'today' && !served.has(container_id))
    .map((one) => leftOut(one, has(banned, one) ? 'banned' : 'no_time_left'));
  const wishes = { pinned_location_ids: pinned, banned_location_ids: banned };
  return alternativeOf(pairsOn(call, date), goal, { ...figuresOf(made), left_out }, wishes);
}

/** The pairs of its tours that have none to plan any more. */
function changesOf(call: Place, { date, alternatives }: api.TourProposal): api.FieldError[] {
  const free = new Set(pairsOn(call, date).map(({ truck }) => truck.license_plate));
  const plates = new Set(alternatives.flatMap(({ tours }) => tours.map(({ license_plate }) => license_plate)));
  return [...plates]
    .filter((plate) => !free.has(plate))
    .map((plate) => ({ path: `shifts.${plate}`, message: 'has no shift any more, or a tour already' }));
}

/** Plausible proposals: containers shared out in the order of their areas. */
export function proposalHandlers(tours: Handlers): Handlers {
  const { stored, add, shown, plan } = planStore(tours);
  const proposalNow = (call: Call<'getTourProposal' | 'commitTourProposal'>): api.TourProposal => {
    const found = shown(stored<api.TourProposal>(call, 'tour_proposals', call.params.id));
    const since = call.now.getTime() - Date.parse(found.created_at);
    if (found.state === 'done' && since >= TAKES) return { ...found, changes: changesOf(call, found) };
    if (found.state !== 'done') return found;
    return { ...found, state: 'running', progress: Math.max(0, Math.round((100 * since) / TAKES)), alternatives: [] };
  };
  return {
    createTourProposal: (call) => {
      const { date, goals = ['least_km', 'balanced', 'no_overflow'] } = call.body;
      const alternatives = goals.map((goal) => proposed(call, date, goal, call.body));
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
    arrangeTourProposal: (call) => {
      const { date } = proposalNow(call as never);
      return { status: 200, body: { tour_alternative: arranged(call, date, call.body) } };
    },
    commitTourProposal: (call) => {
      const found = stored<api.TourProposal>(call, 'tour_proposals', call.params.id);
      const chosen = found.alternatives.find(({ goal }) => goal === call.body.goal);
      if (found.state !== 'done' || !chosen) throw conflict(`The proposal is ${found.state}.`);
      const { tours: own, goal } = call.body;
      const { tours } = own ? arranged(call, found.date, { goal, tours: own }) : chosen;
      // Whoever has the truck that day drives.
      const planned = tours.map((tour) => ({ ...tour, driver_id: null }));
      const tour_ids = plan(call, found.date, planned, ({ license_plate }) => license_plate);
      const done = call.store.table('tour_proposals').put({ ...found, state: 'committed', tour_ids } as Row);
      return { status: 200, body: { tour_proposal: shown(done as unknown as StoredPlan<api.TourProposal>) } };
    },
  };
}
