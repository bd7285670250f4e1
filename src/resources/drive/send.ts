import type { AxiosRequestConfig } from 'axios';
import type { DriverTour } from '@/api/generated/dashboard.schemas';
import { getDriverTour, openDriverSession, recordDriverEvents } from '@/api/generated/drive/drive';
import { problemOf, statusOf } from '@/form/problem';
import { markEnded, settle, waitingRows, type Refused, type Waiting } from './store';

/** The link was revoked, has expired or never was. */
export class LinkEnded extends Error {
  override name = 'LinkEnded';
}

const sessions = new Map<string, string>();
/** Of this visit: asking again for each of them would use up the limit of calls. */
const ended = new Set<string>();

async function sessionOf(token: string): Promise<string> {
  if (ended.has(token)) throw new LinkEnded();
  try {
    const { session } = await openDriverSession({ token });
    sessions.set(token, session);
    return session;
  } catch (error) {
    // 400: what the fragment says is no token.
    if (![400, 401].includes(statusOf(error))) throw error;
    ended.add(token);
    await markEnded(token);
    throw new LinkEnded();
  }
}

/** Calls with the session of a link, which is opened again once when it has ended. @throws LinkEnded */
async function within<T>(token: string, call: (options: AxiosRequestConfig) => Promise<T>): Promise<T> {
  const known = sessions.get(token);
  const headers = (session: string) => ({ headers: { Authorization: `Bearer ${session}` } });
  if (known) {
    try {
      return await call(headers(known));
    } catch (error) {
      if (statusOf(error) !== 401) throw error;
    }
  }
  return call(headers(await sessionOf(token)));
}

/** The tour as it is, which is stored for when there is no network. @throws LinkEnded */
export async function fetchTour(token: string): Promise<DriverTour> {
  const { tour } = await within(token, (options) => getDriverTour(options));
  await settle(token, [], [], tour);
  return tour;
}

/** Rows of one call, and characters of photos in it. */
const MOST_ROWS = 50;
const MOST_PHOTOS = 800_000;

function batchOf(waiting: Waiting[], most: number): Waiting[] {
  let photos = 0;
  const end = waiting.findIndex(({ row }, index) => {
    photos += row.photo?.length ?? 0;
    return index >= most || (index > 0 && photos > MOST_PHOTOS);
  });
  return end === -1 ? waiting : waiting.slice(0, end);
}

/** The call as such was refused: sending the same again changes nothing. */
const isRefused = (error: unknown) => [400, 413, 422].includes(statusOf(error));

/**
 * Sends what waits, in order; what was sent without a response is sent again, which the server notices by its key.
 * @returns the tour as it is then, undefined when nothing waited
 * @throws LinkEnded, or what the network threw
 */
export async function sendWaiting(token: string): Promise<DriverTour | undefined> {
  let latest: DriverTour | undefined;
  let most = MOST_ROWS;
  for (;;) {
    const batch = batchOf(await waitingRows(token), most);
    if (batch.length === 0) return latest;
    const places = batch.map(({ place }) => place);
    try {
      const rows = batch.map(({ row }) => row);
      const { result, tour } = await within(token, (options) => recordDriverEvents({ rows }, options));
      const refused = batch.flatMap(({ row }, index): Refused[] => {
        const { status, errors = [] } = result.rows[index] ?? {};
        return status === 'rejected' ? [{ row, errors }] : [];
      });
      await settle(token, places, refused, tour);
      latest = tour;
      most = Math.min(2 * most, MOST_ROWS);
    } catch (error) {
      if (!isRefused(error)) throw error;
      const [first] = batch;
      if (batch.length === 1 && first) {
        const errors = problemOf(error)?.errors ?? [{ path: '', message: problemOf(error)?.detail ?? '' }];
        await settle(token, places, [{ row: first.row, errors }]);
      }
      // One row must not keep the others from being sent.
      most = Math.ceil(batch.length / 2);
    }
  }
}
