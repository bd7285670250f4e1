import type { IngestResult, RowStatus, TourEnvelope } from '../../src/api/generated/dashboard.schemas.ts';
import { ApiError, type Api } from '../lib/api.ts';
import type { PlayedTour } from './day.ts';

export interface Playing {
  /** Seconds of the played day in a second. With 1 it begins now; faster, it began so long ago that it ends when the playing does. */
  speed: number;
  /** What happens is recorded when it is sent: faster, the day is a shorter one. */
  live?: boolean;
  now?: () => number;
  /** Whether a tour has ended by somebody else's hand: nothing more of it is sent. */
  ended?: (tour: number) => boolean;
  /** Waits so many milliseconds; rejects when it is to stop. */
  wait: (ms: number) => Promise<unknown>;
  say: (text: string) => void;
}

/** Rows of a call at most. */
const MOST = 1000;
/** Milliseconds between two calls, and before a call that failed is made again. */
const BEAT = 1000;

interface Due {
  at: number;
  tour: number;
  send: (at: (seconds: number) => string) => Promise<void>;
  /** Rows go together, calls one by one. */
  rows?: [path: string, row: (at: (seconds: number) => string) => object];
}

/** A server that is away or busy is asked again: each row has its key, so that it counts once. */
export async function insist<T>(work: () => Promise<T>, { wait, say }: Pick<Playing, 'wait' | 'say'>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const status = error instanceof ApiError ? error.problem.status : 503;
      if (status !== 429 && status < 500) throw error;
      say(`Not taken (${status}), once more.`);
      await wait(BEAT);
    }
  }
}

/** What it comes to; undefined where the server says that it is there no more or in another state (404, 409, and `besides`): somebody else was there first. */
export async function unlessChanged<T>(work: Promise<T>, ...besides: number[]): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError && [404, 409, ...besides].includes(error.problem.status)) return undefined;
    throw error;
  }
}

/** Sends rows, as many at a time as a call takes. @returns what became of each */
export async function sendRows(
  call: (method: string, path: string, body: unknown) => Promise<IngestResult>,
  path: string,
  rows: readonly object[],
) {
  const statuses: RowStatus[] = [];
  for (let from = 0; from < rows.length; from += MOST) {
    const result = await call('POST', path, { rows: rows.slice(from, from + MOST) });
    statuses.push(...result.rows.map(({ status }) => status));
  }
  return statuses;
}

/**
 * Plays a day against a server: plans its tours, starts them, sends positions, emptyings and unloadings when they are due, and ends them.
 * A tour that somebody has cancelled, ended or removed meanwhile is left alone.
 * @returns how many rows became what
 * @throws ApiError when the server refuses a call
 */
export async function play(api: Pick<Api, 'request'>, tours: PlayedTour[], playing: Playing) {
  const { speed, live = false, now = Date.now } = playing;
  const begin = now();
  const last = Math.max(0, ...tours.map(({ to }) => to));
  const [dayBegan, pace] = live ? [begin, 1000 / speed] : [begin - last * 1000 * (1 - 1 / speed), 1000];
  const at = (seconds: number) => new Date(dayBegan + seconds * pace).toISOString();
  const told = { created: 0, corrected: 0, duplicate: 0, rejected: 0 };
  const call = <T>(method: string, path: string, body?: unknown) =>
    insist(() => api.request<T>(method, path, { body }), playing);

  const over = new Set<number>();
  /** Whether a step of a tour was taken; if not, nothing more is sent of it. */
  const taken = async (tour: number, step: Promise<unknown>) => {
    if (await unlessChanged(step)) return true;
    over.add(tour);
    return false;
  };

  const due: Due[] = [];
  for (const { plan, known, from, to, km, events, positions, unloadings } of tours) {
    const stops = plan.stops.map(({ location_id, at: planned }) => ({ location_id, planned_at: at(planned) }));
    const { tour } = known ?? (await call<TourEnvelope>('POST', '/tours/', { ...plan, stops })).tour;
    if (tour.status !== 'planned' && tour.status !== 'in_progress') {
      playing.say(`${plan.route_name} is over already.`);
      continue;
    }
    const path = `/tours/${tour.id}`;
    const one = (seconds: number, send: Due['send']) => due.push({ at: seconds, tour: tour.id, send });
    const row = (seconds: number, list: string, body: object) =>
      due.push({
        at: seconds,
        tour: tour.id,
        send: () => Promise.resolve(),
        rows: [list, (clock) => ({ ...body, recorded_at: clock(seconds) })],
      });
    one(from, async (clock) => {
      if (await taken(tour.id, call('POST', `${path}/start`, { recorded_at: clock(from) })))
        playing.say(`${plan.route_name} has started.`);
    });
    for (const { at: when, ...position } of positions) row(when, '/positions/', position);
    for (const { at: when, ...event } of events) row(when, '/route-events/', { ...event, tour_id: tour.id });
    for (const { at: when, ...unloading } of unloadings) row(when, '/unloadings/', { ...unloading, tour_id: tour.id });
    one(to, async (clock) => {
      if (await taken(tour.id, call('POST', `${path}/complete`, { recorded_at: clock(to), km })))
        playing.say(`${plan.route_name} is completed.`);
    });
  }
  due.sort((a, b) => a.at - b.at);

  while (due.length > 0) {
    const reached = ((now() - begin) / 1000) * speed;
    const count = due.findIndex((one) => one.at > reached);
    const ready = due.splice(0, count === -1 ? due.length : count);
    const lists = new Map<string, object[]>();
    // In the order of their moments: rows gather until a tour starts or ends.
    const flush = async () => {
      for (const [path, rows] of lists) for (const status of await sendRows(call, path, rows)) told[status]++;
      lists.clear();
    };
    for (const { tour, send, rows } of ready) {
      if (over.has(tour) || playing.ended?.(tour)) continue;
      if (rows) lists.set(rows[0], [...(lists.get(rows[0]) ?? []), rows[1](at)]);
      else {
        await flush();
        await send(at);
      }
    }
    await flush();
    if (due.length > 0) await playing.wait(BEAT);
  }
  return told;
}
