import { http, HttpResponse } from 'msw';
import type {
  ProposalState,
  TourAlternative,
  TourArrangement,
  TourProposal,
  TourProposalChoice,
} from '@/api/generated/dashboard.schemas';
import { renderApp } from '../../setup/renderApp';

export const DAY = '2026-11-20';
const stop = (n: number) => ({
  ...{ location_id: `07/1${n}`, location_name: `Platz ${n}`, latitude: 51.9 + n / 100, longitude: 7.6 },
  ...{ planned_at: `2026-11-20T06:${n}0:00.000Z`, container_ids: [`07/1${n}-W1`] },
  levels: [{ material_type: '11' as const, level: n === 1 ? 108 : n === 2 ? null : 70 + n }],
});
const tour = (license_plate: string, stops: number, from = 1) => ({
  ...{
    tour_id: null,
    license_plate,
    driver_id: 'F-01',
    disposition_area_id: 1,
    material_type: ['11' as const, '12' as const],
  },
  ...{ ends_at: '2026-11-20T12:30:00.000Z', km: 41.2, hours: 6.5, lifts: stops, tonnes: 5.25 },
  ...{
    stops: Array.from({ length: stops }, (_, n) => stop(n + from)),
    unloadings: ['2026-11-20T11:45:00.000Z'],
    conflicts: [],
  },
});
const idle = [{ license_plate: 'GL-ÖK 7', driver_id: 'F-02' }];
const alternative = (goal: TourAlternative['goal'], plates: string[]): TourAlternative => ({
  ...{ goal, km: 41.2 * plates.length, hours: 6.5, lifts: 3 * plates.length, tonnes: 5.25, fill: 81, overflow_risk: 2 },
  tours: plates.map((plate, n) => tour(plate, 3, 1 + 3 * n)),
  ...{
    pinned_location_ids: [],
    banned_location_ids: [],
    idle_pairs: [{ license_plate: 'GL-ÖK 7', driver_id: 'F-02' }],
  },
  left_out:
    goal === 'least_km'
      ? [
          {
            container_id: '09/01-G1',
            location_id: '09/01',
            material_type: '12',
            disposition_area_id: 1,
            reason: 'trucks_full',
          },
        ]
      : [],
});

/** What an arrangement comes to: a kilometre for each container, and a shift too long for more than three of them. */
export function arranged({
  goal,
  tours,
  pinned_location_ids = [],
  banned_location_ids = [],
}: TourArrangement): Response {
  const made = tours.map(({ license_plate, container_ids }) => {
    const stops = container_ids
      .map((id) => stop(Number(id.slice(4, 5))))
      .map((one, index) => ({ ...one, container_ids: [container_ids[index] ?? ''] }))
      .filter(({ location_id }) => !banned_location_ids.includes(location_id));
    const conflicts = stops.length > 3 ? [{ kind: 'past_shift' as const, container_id: null }] : [];
    return { ...tour(license_plate, 0), stops, conflicts, lifts: stops.length, km: stops.length };
  });
  const tour_alternative: TourAlternative = {
    ...{ ...alternative(goal, []), tours: made, km: made.reduce((sum, { km }) => sum + km, 0) },
    idle_pairs: idle.filter(({ license_plate }) => made.every((one) => one.license_plate !== license_plate)),
    ...{ left_out: [], pinned_location_ids, banned_location_ids },
  };
  return HttpResponse.json({ tour_alternative });
}

interface Options {
  commit?: () => Response;
  arrange?: (arrangement: TourArrangement) => Response | Promise<Response>;
  /** What becomes of planning. */
  state?: ProposalState;
  /** What has changed since. */
  changes?: TourProposal['changes'];
  /** The trucks of the balanced alternative. */
  plates?: string[];
}

/** A server that plans: what it was asked, and the state it is in. */
export function server({ commit, arrange = arranged, state: end = 'done', changes, plates }: Options = {}) {
  const asked: string[] = [];
  const arrangements: TourArrangement[] = [];
  const choices: TourProposalChoice[] = [];
  let state: ProposalState = 'running';
  let polls = 0;
  let id = 6;
  const proposal = (): TourProposal => ({
    ...{ id, date: DAY, state, progress: state === 'running' ? 40 : 100, created_at: '2026-11-19T10:00:00.000Z' },
    alternatives:
      state === 'running'
        ? []
        : [alternative('least_km', ['GL-AW 21']), alternative('balanced', plates ?? ['GL-AW 21', 'GL-AW 34'])],
    tour_ids: state === 'committed' ? [91, 92] : [],
    ...(state === 'done' && changes ? { changes } : {}),
  });
  const answer = (status = 200) => HttpResponse.json({ tour_proposal: proposal() }, { status });
  const handlers = [
    http.post('*/api/tour-proposals/', async ({ request }) => {
      asked.push(`propose ${((await request.json()) as { date: string }).date}`);
      [state, polls, id] = ['running', 0, id + 1];
      return answer(201);
    }),
    http.get('*/api/tour-proposals/:id', () => {
      if (state === 'running' && ++polls > 1) state = end;
      return answer();
    }),
    http.delete('*/api/tour-proposals/:id', () => {
      asked.push('cancel');
      state = 'cancelled';
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/tour-proposals/:id/arrange', async ({ request }) => {
      const arrangement = (await request.json()) as TourArrangement;
      arrangements.push(arrangement);
      return arrange(arrangement);
    }),
    http.post('*/api/tour-proposals/:id/commit', async ({ request }) => {
      const choice = (await request.json()) as TourProposalChoice;
      asked.push(`commit ${choice.goal}`);
      choices.push(choice);
      if (commit) return commit();
      state = 'committed';
      return answer();
    }),
  ];
  return {
    ...{ asked, arrangements, choices, handlers, freeze: () => (polls = -1000) },
    /** Somebody else plans what was proposed. */
    commitElsewhere: () => (state = 'committed'),
  };
}

/** The page to plan the day. */
export const open = (handlers: ReturnType<typeof server>['handlers']) =>
  renderApp({ path: `/tours/plan?date=${DAY}`, handlers });
