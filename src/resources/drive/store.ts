import { openDB, type DBSchema, type IDBPTransaction } from 'idb';
import { clockAhead } from '@/api/serverClock';
import type { DriverEventInput, DriverTour, FieldError } from '@/api/generated/dashboard.schemas';

/** A row that the server will never take, with its reasons. */
export interface Refused {
  row: DriverEventInput;
  errors: Pick<FieldError, 'path' | 'message'>[];
}

/** A link that was opened on this phone, with the tour as the server said it last. */
export interface Link {
  token: string;
  /** Milliseconds since the epoch. */
  openedAt: number;
  tour?: DriverTour;
  /** The tour as it was when the driver has read of changes last. */
  read?: DriverTour;
  refused: Refused[];
  /** How far the phone's clock was ahead when the server responded last: rows have the server's time. Milliseconds. */
  clockAhead?: number;
  /** The server has said that it is no longer valid. */
  ended?: true;
}

/** A row that waits to be sent. */
export interface Waiting {
  /** In the order they were recorded. */
  place: number;
  token: string;
  row: DriverEventInput;
}

interface Schema extends DBSchema {
  links: { key: string; value: Link };
  rows: {
    key: number;
    value: Omit<Waiting, 'place'> & { place?: number };
    indexes: { token: string; key: [string, string] };
  };
}

/** So long a link is of use, which has ended long before; one with waiting rows is stored all the same. */
const KEPT_MS = 14 * 86_400_000;

let opening: ReturnType<typeof open> | undefined;
const open = () =>
  openDB<Schema>('drive', 1, {
    upgrade(db) {
      db.createObjectStore('links', { keyPath: 'token' });
      const rows = db.createObjectStore('rows', { keyPath: 'place', autoIncrement: true });
      rows.createIndex('token', 'token');
      rows.createIndex('key', ['token', 'row.key']);
    },
  });
/** @throws where the browser has no IndexedDB */
const database = () =>
  (opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  }));

/** Gives the database free, as when the page is closed. */
export async function closeStore(): Promise<void> {
  (await opening)?.close();
  opening = undefined;
}

type Change = IDBPTransaction<Schema, ('links' | 'rows')[], 'readwrite'>;

/** Forgets links that are over and have nothing left to send. The one that was opened last stays without its tour: it has ended, and is not none. */
async function forgetOver(change: Change, now: number): Promise<void> {
  const links = change.objectStore('links');
  const [last, ...others] = (await links.getAll()).toSorted((a, b) => b.openedAt - a.openedAt);
  const isSent = async ({ token }: Link) => (await change.objectStore('rows').index('token').count(token)) === 0;
  const isOver = ({ tour, refused, ended, clockAhead: ahead = 0 }: Link) =>
    refused.length === 0 && (ended ?? (tour && Date.parse(tour.expires_at) < now - ahead));
  for (const link of others)
    if ((isOver(link) || now - link.openedAt > KEPT_MS) && (await isSent(link))) await links.delete(link.token);
  if (last && isOver(last) && (await isSent(last)))
    await links.put({ token: last.token, openedAt: last.openedAt, refused: [] });
}

export async function openLink(token: string, now = Date.now()): Promise<void> {
  const change = (await database()).transaction(['links', 'rows'], 'readwrite');
  const links = change.objectStore('links');
  // Also after one that was opened while the phone's clock was ahead.
  const others = (await links.getAll()).filter((link) => link.token !== token);
  const openedAt = Math.max(now, ...others.map((link) => link.openedAt + 1));
  await links.put({ refused: [], ...(await links.get(token)), token, openedAt });
  await change.done;
}

export async function lastLink(now = Date.now()): Promise<Link | undefined> {
  const change = (await database()).transaction(['links', 'rows'], 'readwrite');
  await forgetOver(change, now);
  const links = await change.objectStore('links').getAll();
  await change.done;
  return links.toSorted((a, b) => b.openedAt - a.openedAt)[0];
}

export async function markEnded(token: string): Promise<void> {
  const change = (await database()).transaction('links', 'readwrite');
  const link = await change.store.get(token);
  if (link) await change.store.put({ ...link, ended: true });
  await change.done;
}

/** Rows of another tour that wait on this phone, as those of a link that has ended. */
interface Left {
  tour: string;
  count: number;
}

/** What is stored of a link: the tour as the server said it last and as the driver knows it, what waits, and what was refused and not yet read, of whichever tour. */
export interface Kept {
  tour: DriverTour | undefined;
  read: DriverTour | undefined;
  rows: Waiting[];
  left: Left[];
  refused: Refused[];
}

/** All of it at once: a row that was sent is in the tour, one that was not waits. */
export async function keptOf(token: string): Promise<Kept> {
  const look = (await database()).transaction(['links', 'rows']);
  const [links, all] = await Promise.all([look.objectStore('links').getAll(), look.objectStore('rows').getAll()]);
  const link = links.find((one) => one.token === token);
  const rowsOf = (of: string) => all.filter((row) => row.token === of) as Waiting[];
  const left = links
    // Later nobody makes a new link of the tour any more.
    .filter((one) => one !== link && Date.now() - one.openedAt < KEPT_MS)
    .map((one) => ({ tour: one.tour?.route_name ?? '', count: rowsOf(one.token).length }))
    .filter(({ count }) => count > 0);
  const refused = links.flatMap((one) => one.refused);
  return { tour: link?.tour, read: link?.read, rows: rowsOf(token), left, refused };
}

/** Links with rows that wait: a driver may open the next tour before the last of this one has been sent. */
export async function waitingLinks(): Promise<string[]> {
  const rows = (await (await database()).getAll('rows')).map(({ token }) => token);
  return [...new Set(rows)];
}

/** Rows of a link that wait, in their order. */
export async function waitingRows(token: string): Promise<Waiting[]> {
  return (await (await database()).getAllFromIndex('rows', 'token', token)) as Waiting[];
}

/** Stores a row before anything else happens with it. One that is there already, as after a double tap, is not stored twice. */
export async function keepRow(token: string, row: DriverEventInput): Promise<void> {
  const change = (await database()).transaction('rows', 'readwrite', { durability: 'strict' });
  const known = await change.store.index('key').getAll([token, row.key]);
  if (!known.some((one) => (one.row.revision ?? 0) >= (row.revision ?? 0))) await change.store.add({ token, row });
  await change.done;
}

/** What the server has said: these rows wait no longer, some were refused, and this is the tour now. */
export async function settle(token: string, places: number[], refused: Refused[], tour?: DriverTour): Promise<void> {
  const change = (await database()).transaction(['links', 'rows'], 'readwrite', { durability: 'strict' });
  const [links, rows] = [change.objectStore('links'), change.objectStore('rows')];
  for (const place of places) await rows.delete(place);
  const link = await links.get(token);
  if (link) {
    const received = { clockAhead: clockAhead(), ...(tour ? { tour, read: link.read ?? link.tour ?? tour } : {}) };
    const { ended: _, ...valid } = link;
    await links.put({ ...valid, ...received, refused: [...link.refused, ...refused] });
  }
  // What an earlier link of the tour could not send before it ended goes with this one.
  for (const other of tour ? await links.getAll() : []) {
    if (other.token === token || other.tour?.id !== tour?.id) continue;
    for (const row of await rows.index('token').getAll(other.token)) await rows.put({ ...row, token });
  }
  await change.done;
}

/** The driver has read what was refused, and how the tour is by now. */
export async function markRead(token: string, read: DriverTour | undefined): Promise<void> {
  const change = (await database()).transaction('links', 'readwrite');
  for (const link of await change.store.getAll())
    await change.store.put({ ...link, refused: [], ...(read && link.token === token ? { read } : {}) });
  await change.done;
}
