import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DriverEventInput, DriverStop, DriverTour } from '@/api/generated/dashboard.schemas';
import { newKey } from '@/api/key';
import { serverNow } from '@/api/serverClock';
import { setTimeZone } from '@/i18n/timeZone';
import { fetchTour, LinkEnded, sendWaiting } from './send';
import {
  forgetRefused,
  keepRow,
  refusedOf,
  waitingLinks,
  waitingRows,
  type Link,
  type Refused,
  type Waiting,
} from './store';
import { changesOf, withRows } from './tour';

/** While rows wait, and while none does, in milliseconds. */
const RETRY_MS = 5_000;
const LOOK_MS = 20_000;

type Connection = 'online' | 'offline' | 'ended';

/** What a row says beside its key and time. */
export type Said = Omit<DriverEventInput, 'key' | 'recorded_at'> & { key?: string };

interface State {
  tour: DriverTour | undefined;
  rows: Waiting[];
  refused: Refused[];
  connection: Connection;
  /** The phone could not keep what was recorded last. */
  notKept: boolean;
  added: DriverStop[];
  removed: DriverStop[];
}

/** The tour of a link with what waits to be sent: kept on the phone first, sent when there is a network, exactly once. */
export function useDrive(link: Link, waiting: Waiting[]) {
  const { token } = link;
  const [state, setState] = useState<State>({
    ...{ tour: link.tour, rows: waiting, refused: link.refused },
    ...{ connection: 'online', notKept: false, added: [], removed: [] },
  });
  const running = useRef<Promise<void>>(undefined);

  /** Sends what waits and asks how the tour stands; one at a time. */
  const sync = useCallback(() => {
    running.current ??= (async () => {
      let tour: DriverTour | undefined;
      let connection: Connection = 'online';
      try {
        tour = (await sendWaiting(token)) ?? (await fetchTour(token));
        setTimeZone(tour.time_zone);
      } catch (error) {
        connection = error instanceof LinkEnded ? 'ended' : 'offline';
      }
      // Tour and rows change together: a row that was sent is in the one or in the other.
      const [rows, refused] = [await waitingRows(token), await refusedOf(token)];
      setState((last) => {
        const { added, removed } = tour ? changesOf(last.tour, tour) : { added: [], removed: [] };
        return {
          ...{ ...last, rows, refused, connection, tour: tour ?? last.tour },
          ...{ added: [...last.added, ...added], removed: [...last.removed, ...removed] },
        };
      });
      // What cannot be sent of another tour stays where it is and does not keep this one from being sent.
      for (const other of (await waitingLinks()).filter((one) => one !== token))
        await sendWaiting(other).catch(() => undefined);
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

  /** True once it is kept on the phone; where that fails, the page says so. */
  const record = useCallback(
    async ({ key = newKey(), ...said }: Said): Promise<boolean> => {
      try {
        await keepRow(token, { ...said, key, recorded_at: new Date(serverNow()).toISOString() });
      } catch {
        setState((last) => ({ ...last, notKept: true }));
        return false;
      }
      const rows = await waitingRows(token);
      setState((last) => ({ ...last, rows, notKept: false }));
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
  return {
    ...{ ...state, tour, record, sync, waiting: state.rows.length },
    /** The driver has read what changed and what was refused. */
    read: () => {
      setState((last) => ({ ...last, added: [], removed: [], refused: [], notKept: false }));
      void forgetRefused(token);
    },
  };
}

export type Drive = ReturnType<typeof useDrive>;
