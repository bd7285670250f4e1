import { report } from './report.ts';
import { median, startServer, Visitor } from './server-process.ts';
import { sizes, type Size, type Worlds } from './server-worlds.ts';

/** How much more the large world may cost. */
const RATIO = 2;

const stats = [
  'avg-fill-level',
  'overspilled-waste',
  'time-consumption',
  'num-routes',
  'total-tons-picked-up',
  'km',
  'fuel',
];
const lists = ['locations', 'bins', 'trucks', 'drivers', 'phones', 'tours', 'complaints'];

type Row = Record<string, unknown>;

/** The calls that are compared; words to search for come from the world itself, so that they find as much in each. */
async function callsOf(visitor: Visitor, today: string): Promise<[name: string, path: string][]> {
  const some = async (list: string) => {
    const { body } = await visitor.send('GET', `/api/${list}/?page_size=10`);
    return (JSON.parse(body) as Record<string, Row[]>)[list]?.[7] ?? {};
  };
  const [place, bin, tour] = [await some('locations'), await some('bins'), await some('tours')];
  const q = (text: unknown) => `q=${encodeURIComponent(String(text))}`;
  const from = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return [
    ...lists.map((list): [string, string] => [`page of 10: ${list}`, `/${list}/`]),
    ['search: locations', `/locations/?${q(place.location_name)}`],
    ['search: containers', `/bins/?${q(bin.container_id)}`],
    ['search: tours', `/tours/?${q(tour.license_plate)}`],
    ['search: notifications', `/complaints/?${q(place.location_name)}`],
    ['filtered, sorted: locations', '/locations/?is_active=true&location_type=public&sort=street'],
    ['filtered, sorted: containers', '/bins/?material_type=11&active=true&sort=-last_level'],
    ['filtered, sorted: tours', '/tours/?status=completed&sort=-date'],
    ['filtered, sorted: notifications', '/complaints/?status=open&sort=-created_at'],
    ...stats.map((name): [string, string] => [
      `a year: ${name}`,
      `/general/${name}?start=${from}&end=${today}&interval=month`,
    ]),
  ];
}

/** Compares what calls cost in the large world with the small one, by turns on one machine, medians of `rounds`. */
export async function compareCost({ url, today }: Worlds, rounds: number): Promise<void> {
  const servers = { small: await startServer(url.small), large: await startServer(url.large) };
  try {
    const visitors: Record<Size, Visitor> = {
      small: await new Visitor(servers.small.url).signIn('admin'),
      large: await new Visitor(servers.large.url).signIn('admin'),
    };
    const calls = { small: await callsOf(visitors.small, today), large: await callsOf(visitors.large, today) };
    console.log(`large world against small, medians of ${rounds} calls by turns`);
    for (const [index, [name]] of calls.small.entries()) {
      const times: Record<Size, number[]> = { small: [], large: [] };
      // The first round only warms up.
      for (let round = 0; round <= rounds; round++) {
        for (const size of sizes) {
          const path = calls[size][index]?.[1] ?? '';
          const { status, ms, body } = await visitors[size].send('GET', `/api${path}`);
          if (status !== 200) throw new Error(`${path} returned ${status}: ${body}`);
          if (round > 0) times[size].push(ms);
        }
      }
      const [small, large] = [median(times.small), median(times.large)];
      const both = `${large.toFixed(1)} ms against ${small.toFixed(1)}`;
      report({ name: `server, ${name}: ${both}`, value: large / small, unit: '×', limit: RATIO });
    }
    for (const size of sizes) visitors[size].close();
  } finally {
    await servers.small.stop();
    await servers.large.stop();
  }
}
