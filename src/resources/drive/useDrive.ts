import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DriverEventInput, DriverStop, DriverTour } from '@/api/generated/dashboard.schemas';
import { fetchTour, LinkEnded, sendWaiting } from './send';
import {
  forgetRefused,
  keepRow,
  lastLink,
  waitingLinks,
  waitingRows,
  type Link,
  type Refused,
  type Waiting,
} from './store';
import { changesOf, newKey, withRows } from './tour';

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
  added: DriverStop[];
  removed: DriverStop[];
}

/** The tour of a link with what waits to be sent: kept on the phone first, sent when there is a network, exactly once. */
export function useDrive(link: Link, waiting: Waiting[]) {
  const { token } = link;
  const [state, setState] = useState<State>({
    ...{ tour: link.tour, rows: waiting, refused: link.refused },
    ...{ connection: 'online', added: [], removed: [] },
  });
  const running = useRef<Promise<void>>(undefined);

  const take = useCallback((tour: DriverTour | undefined, rest: Partial<State>) => {
    setState((last) => {
      if (!tour) return { ...last, ...rest };
      const { added, removed } = changesOf(last.tour, tour);
      return { ...last, ...rest, tour, added: [...last.added, ...added], removed: [...last.removed, ...removed] };
    });
  }, []);

  /** Sends what waits and asks how the tour stands; one at a time. */
  const sync = useCallback(() => {
    running.current ??= (async () => {
      try {
        for (const other of (await waitingLinks()).filter((one) => one !== token))
          // A link that has ended keeps what it could not send; that must not keep this tour from being sent.
          await sendWaiting(other).catch((error: unknown) => {
            if (!(error instanceof LinkEnded)) throw error;
          });
        const tour = (await sendWaiting(token)) ?? (await fetchTour(token));
        take(tour, { connection: 'online' });
      } catch (error) {
        take(undefined, { connection: error instanceof LinkEnded ? 'ended' : 'offline' });
      }
      const rows = await waitingRows(token);
      const refused = (await lastLink())?.refused ?? [];
      setState((last) => ({ ...last, rows, refused }));
    })().finally(() => (running.current = undefined));
    return running.current;
  }, [token, take]);

  useEffect(() => {
    void sync();
    const now = () => void (document.visibilityState === 'visible' && sync());
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [sync]);

  const isWaiting = state.rows.length > 0;
  useEffect(() => {
    if (state.connection === 'ended') return;
    const timer = setInterval(
      () => void (document.visibilityState === 'visible' && sync()),
      isWaiting ? RETRY_MS : LOOK_MS,
    );
    return () => clearInterval(timer);
  }, [sync, isWaiting, state.connection]);

  /** Kept when it resolves; whoever calls shows the next thing then. @throws where the phone cannot keep it */
  const record = useCallback(
    async ({ key = newKey(), ...said }: Said) => {
      await keepRow(token, { ...said, key, recorded_at: new Date().toISOString() });
      const rows = await waitingRows(token);
      setState((last) => ({ ...last, rows }));
      void Promise.resolve(running.current).then(sync);
    },
    [token, sync],
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
      setState((last) => ({ ...last, added: [], removed: [], refused: [] }));
      void forgetRefused(token);
    },
  };
}

export type Drive = ReturnType<typeof useDrive>;
