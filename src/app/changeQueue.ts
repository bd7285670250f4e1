import type { QueryClient } from '@tanstack/react-query';
import type { ChangeEvent } from '@/api/generated/dashboard.schemas';
import { getSession, setUser } from '@/api/session';
import { fetchUser } from '@/api/signIn';
import { isStale } from '@/api/stale';

/** Changes that arrive together are applied together. Milliseconds. */
const TOGETHER = 300;
/**
 * What crews and sensors report comes all day: a page follows it at most so often (milliseconds), and less often where reading takes
 * long, so that it reads for a fifth of its time at most. What people change is followed at once.
 */
const REPORTED_EVERY = 5_000;
const SHARE = 1 / 5;
const reported: readonly ChangeEvent['resource'][] = ['positions', 'notifications', 'bins', 'tours'];
/** A hidden page that was notified of more changes than this reads everything when it is looked at. */
const MANY = 500;

/** A change of anything. */
export const everything = (): ChangeEvent => ({ resource: 'all', ids: null, at: new Date().toISOString() });

/** Who is limited to other areas than before is shown other rows everywhere. */
async function readProfile(client: QueryClient) {
  const areas = () =>
    getSession()
      .user?.disposition_areas.map(({ id }) => id)
      .join();
  const before = areas();
  setUser(await fetchUser());
  if (areas() !== before) await client.invalidateQueries();
}

/** Makes stale what the changes concern: what is on screen is read again, until which it waits; the rest when it is shown. */
async function apply(client: QueryClient, changes: readonly ChangeEvent[]) {
  const concerned = (queryKey: readonly unknown[]) => changes.some((change) => isStale(queryKey, change));
  const me = getSession().user?.id;
  // The profile is stored by the session, not by the query client.
  if (changes.some((change) => isStale(['auth', me], change))) void readProfile(client).catch(() => undefined);
  await client.invalidateQueries({ predicate: ({ queryKey }) => concerned(queryKey) });
}

/** Applies changes soon after they are added; while the page is hidden they wait until `resume`. */
export function openQueue(client: QueryClient) {
  let waiting: ChangeEvent[] = [];
  let timer: number | undefined;
  let dueAt = 0;
  let reportsFrom = 0;

  const applyWaiting = () => {
    const changes = waiting;
    waiting = [];
    timer = undefined;
    const begun = performance.now();
    reportsFrom = begun + REPORTED_EVERY;
    void apply(client, changes).then(() => {
      const took = performance.now() - begun;
      reportsFrom = Math.max(reportsFrom, begun + took / SHARE);
    });
  };
  const resume = () => {
    if (waiting.length === 0 || document.hidden) return;
    const now = performance.now();
    const canWait = waiting.every(({ resource }) => reported.includes(resource));
    const due = Math.max(now + TOGETHER, canWait ? reportsFrom : 0);
    if (timer !== undefined && dueAt <= due) return;
    window.clearTimeout(timer);
    dueAt = due;
    timer = window.setTimeout(applyWaiting, due - now);
  };
  return {
    add: (change: ChangeEvent) => {
      if (waiting.length >= MANY) waiting = [everything()];
      waiting.push(change);
      resume();
    },
    resume,
    stop: () => window.clearTimeout(timer),
  };
}
