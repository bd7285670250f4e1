import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DriverEventInput } from '@/api/generated/dashboard.schemas';
import { newKey } from '@/api/key';
import { serverNow } from '@/api/serverClock';
import { setTimeZone } from '@/i18n/timeZone';
import { fetchTour, LinkEnded, sendWaiting } from './send';
import { keepRow, type Kept, keptOf, markRead, waitingLinks, type Link, type Waiting } from './store';
import { changesOf, withRows } from './tour';

/** While rows wait, and while none does, in milliseconds. */
const RETRY_MS = 5_000;
const LOOK_MS = 20_000;

type Connection = 'online' | 'offline' | 'ended';

/** What a row says; without a key it is a new one, without a time it is of now. */
export type Said = Omit<DriverEventInput, 'key' | 'recorded_at'> &
  Partial<Pick<DriverEventInput, 'key' | 'recorded_at'>>;

interface State extends Kept {
  connection: Connection;
  /** The phone could not keep what was recorded last. */
  notKept: boolean;
}

/** With what is stored now. */
const withKept = (last: State, kept: Kept): State => ({
  ...last,
  ...kept,
  tour: kept.tour ?? last.tour,
  read: kept.read ?? last.read,
});

/** The tour of a link with what waits to be sent: stored on the phone first, sent when there is a network, exactly once. */
export function useDrive(link: Link, waiting: Waiting[]) {
  const { token } = link;
  const [state, setState] = useState<State>({
    ...{ tour: link.tour, read: link.read, rows: waiting, left: [], refused: link.refused },
    ...{ connection: 'online', notKept: false },
  });
  const running = useRef<Promise<void>>(undefined);

  /** Sends what waits and asks for the state of the tour; one at a time. */
  const sync = useCallback(() => {
    running.current ??= (async () => {
      let connection: Connection = 'online';
      try {
        if (!(await sendWaiting(token))) await fetchTour(token);
      } catch (error) {
        connection = error instanceof LinkEnded ? 'ended' : 'offline';
      }
      // Also when the network went in the middle: what the server has said until then is not undone on the screen.
      const kept = await keptOf(token);
      if (kept.tour) setTimeZone(kept.tour.time_zone);
      setState((last) => ({ ...withKept(last, kept), connection }));
      // What cannot be sent of another tour stays where it is and does not keep this one from being sent.
      const others = (await waitingLinks()).filter((one) => one !== token);
      for (const other of others) await sendWaiting(other).catch(() => undefined);
      if (others.length === 0) return;
      const now = await keptOf(token);
      setState((last) => withKept(last, now));
    })().finally(() => (running.current = undefined));
    return running.current;
  }, [token]);

  /** After the one that is under way, which may not know of what has just happened. */
  const syncAgain = useCallback(() => void Promise.resolve(running.current).then(sync), [sync]);

  useEffect(() => {
    syncAgain();
    const now = () => document.visibilityState === 'visible' && syncAgain();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [syncAgain]);

  const isWaiting = state.rows.length > 0;
  useEffect(() => {
    if (state.connection === 'ended') return;
    const timer = setInterval(
      () => void (document.visibilityState === 'visible' && sync()),
      isWaiting ? RETRY_MS : LOOK_MS,
    );
    return () => clearInterval(timer);
  }, [sync, isWaiting, state.connection]);

  /** True once it is stored on the phone; where that fails, the page says so. */
  const record = useCallback(
    async ({ key = newKey(), recorded_at = new Date(serverNow()).toISOString(), ...said }: Said): Promise<boolean> => {
      try {
        await keepRow(token, { ...said, key, recorded_at });
      } catch {
        setState((last) => ({ ...last, notKept: true }));
        return false;
      }
      const kept = await keptOf(token);
      setState((last) => ({ ...withKept(last, kept), notKept: false }));
      syncAgain();
      return true;
    },
    [token, syncAgain],
  );

  const tour = useMemo(
    () =>
      state.tour &&
      withRows(
        state.tour,
        state.rows.map(({ row }) => row),
      ),
    [state.tour, state.rows],
  );
  const { tour: latest, read: known } = state;
  return {
    ...{ ...state, tour, record, sync, waiting: state.rows.length },
    changes: useMemo(() => (latest && known ? changesOf(known, latest) : undefined), [latest, known]),
    /** The driver has read what changed and what was refused. */
    read: () => {
      setState((last) => ({ ...last, read: latest, refused: [], notKept: false }));
      void markRead(token, latest);
    },
  };
}

export type Drive = ReturnType<typeof useDrive>;
