import type { TimedResponse } from './server-process.ts';

/** Whoever sends requests, signed in. */
export interface Sender {
  send(method: string, path: string, body?: unknown): Promise<TimedResponse>;
}

/** Something a user does: one call, or several, of which the slowest counts. */
export type Step = (sender: Sender, user: number) => Promise<TimedResponse>;

/** One of a list at random. */
export const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

const two = (value: number) => String(value).padStart(2, '0');
const get =
  (path: string): Step =>
  (sender) =>
    sender.send('GET', `/api${path}`);

async function rowsOf<T>(sender: Sender, list: string): Promise<T[]> {
  const { body } = await sender.send('GET', `/api/${list}/?page_size=100`);
  return (JSON.parse(body) as Record<string, T[]>)[list] ?? [];
}

let made = 0;

/** What users of a world do, each step as often as the next; four of sixteen write. */
export async function stepsOf(sender: Sender): Promise<Step[]> {
  const bins = await rowsOf<{ id: number }>(sender, 'bins');
  const drivers = await rowsOf<{ id: number }>(sender, 'drivers');
  const places = await rowsOf<{ location_id: string; location_name: string }>(sender, 'locations');
  const q = encodeURIComponent(places[0]?.location_name ?? '');
  const reads = [
    ...['/locations/', '/bins/?sort=-last_level', '/tours/?status=completed', '/complaints/?status=open', '/trucks/'],
    ...['/drivers/', '/notifications/', '/auth/me', `/locations/?q=${q}`, '/tours/?page=3'],
    ...['num-routes', 'avg-fill-level'].map((name) => `/general/${name}?start=2026-10-01&end=2026-11-20&interval=week`),
  ];
  return [
    ...reads.map(get),
    (one) => one.send('PATCH', `/api/bins/${pick(bins).id}`, { active: true }),
    (one) => {
      const { location_id } = pick(places);
      return one.send('POST', '/api/complaints/', [
        { location_id, material_type: pick(['11', '12', '13']), reported_fill_level: 'full' },
      ]);
    },
    (one) => {
      const day = `2027-${two(1 + Math.floor(Math.random() * 12))}-${two(1 + Math.floor(Math.random() * 28))}`;
      const entry = { work_date: day, start_time: '06:00', end_time: '14:00' };
      return one.send('POST', `/api/drivers/${pick(drivers).id}/availability`, entry);
    },
    async (one, user) => {
      const place = { location_name: 'Bench', city: 'Glasfurt', street: 'Am Hang 1', latitude: 51.9, longitude: 7.6 };
      const location_id = `bench-${user}-${Date.now()}-${made++}`;
      const body = { ...place, location_id, location_type: 'public', is_active: true };
      const created = await one.send('POST', '/api/locations/', body);
      if (created.status !== 201) return created;
      const { location } = JSON.parse(created.body) as { location: { id: number } };
      const removed = await one.send('DELETE', `/api/locations/${location.id}`);
      return { ...removed, ms: Math.max(created.ms, removed.ms) };
    },
  ];
}
