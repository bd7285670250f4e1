import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { getListDriversQueryKey } from '@/api/generated/drivers/drivers';
import { getListTrucksQueryKey } from '@/api/generated/trucks/trucks';
import { getListFinishedDaysQueryOptions } from '@/api/generated/shifts/shifts';
import { problemOf, statusOf } from '@/form/problem';
import { toast } from '@/ui/toast';
import { type Shifts, shiftQueries } from '../data/useShifts';
import { toastMessages } from '../messages';
import { newConflicts } from '../model/conflicts/check';
import type { Conflict } from '../model/conflicts/types';
import { withPairs } from '../model/pairs';
import {
  applyChange,
  type Change,
  changeBetween,
  differ,
  isEmpty,
  NO_HISTORY,
  record,
  redone,
  type Step,
  touched,
  undone,
  without,
} from '../model/writes';
import { planOf } from '../schedule/schedule';
import { type Kind, KINDS } from '../search';
import { droppedTexts, leftTexts, sayDropped } from './dropped';

/** A change with conflicts that waits for a decision. */
export interface Question {
  change: Change;
  conflicts: Conflict[];
  /** Another change (with a fix), the same one (save anyway), or null (cancel). */
  answer: (change: Change | null) => void;
}

interface Paired {
  change: Change;
  /** "GL-A 1 has no driver on Mon 23 Nov: Ada Berg drives GL-A 2". */
  dropped: string[];
}

export interface CommitOptions {
  /** The name for undo: "Move shift". */
  label: string;
  /** Selects the toasts. */
  verb?: 'add' | 'change' | 'delete';
  /** Who drives is what is changed: nobody needs to be told whose shift is replaced, nor of the tour. */
  ofDrivers?: boolean;
  /** What is replaced was shown before. */
  shown?: boolean;
}

/** With the reason of the server, where it has refused. */
function sayFailed(said: string, failure: unknown) {
  const reason = [409, 422].includes(statusOf(failure)) && problemOf(failure)?.detail;
  toast(reason ? `${said.replace(/\.$/, '')}: ${reason}` : said, { variant: 'error' });
}

/**
 * All changes of the calendar: conflicts are asked before anything is sent, changes run one after the other and show at once;
 * after a failure the calendar shows the server's state.
 */
export function usePlanner(kind: Kind, server: Shifts, zone: string) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const client = useQueryClient();
  const [pending, setPending] = useState<Change | null>(null);
  const [history, setHistory] = useState(NO_HISTORY);
  const [question, setQuestion] = useState<Question | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(server);
  useLayoutEffect(() => {
    latest.current = server;
  });
  // A queued step sees the one before it, rendered or not.
  const past = useRef(history);
  const remember = (next: (last: typeof history) => typeof history) => {
    past.current = next(past.current);
    setHistory(past.current);
  };

  const plans = useMemo(() => (pending ? applyChange(server.plans, pending) : server.plans), [server.plans, pending]);

  /** The calendars of the days that a step changed, which may be far from those shown. */
  const around = async ({ forth, back }: Step): Promise<Shifts> => {
    const writes = [forth, back].flatMap((change) => KINDS.flatMap((one) => change[one] ?? []));
    const days = touched(writes).map(({ day }) => day);
    const { loaded } = latest.current;
    if (days.every((day) => loaded && loaded.start_date <= day && day <= loaded.end_date)) return latest.current;
    const queries = shiftQueries(days.toSorted());
    const [trucks, drivers] = await Promise.all([
      client.fetchQuery(queries.trucks),
      client.fetchQuery(queries.drivers),
    ]);
    const plans = { trucks: planOf(trucks.availabilities), drivers: planOf(drivers.availabilities) };
    return { ...latest.current, plans };
  };

  /** Sends the change and waits for the refetched calendar. */
  const run = async (change: Change, shifts?: Shifts) => {
    setPending(change);
    try {
      // As a mutation, so that a failure is logged like any other.
      const mutationFn = async () => (await import('../data/send')).send(shifts ?? latest.current, change);
      await client
        .getMutationCache()
        .build(client, { mutationKey: ['shifts'], mutationFn })
        .execute(undefined);
    } finally {
      await Promise.allSettled(
        [getListTrucksQueryKey(), getListDriversQueryKey()].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
      // What was refetched is told to the screen in a later task: the next change in the queue is made from it.
      await new Promise<void>((told) => notifyManager.schedule(told));
      setPending(null);
    }
  };
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.current.then(work, work);
    queue.current = turn.catch(() => {});
    return turn;
  };

  /** The fewest writes of a change, with those that keep its pairs; and the trucks that lose their driver by it, with why. */
  const paired = (change: Change, shown?: boolean): Paired => {
    const { plans: now, resources } = latest.current;
    const wanted = applyChange(now, change);
    const after = withPairs(now, wanted, resources.drivers);
    return { change: changeBetween(now, after), dropped: droppedTexts(intl, latest.current, wanted, after, shown) };
  };

  /** The finished days among those of a change. */
  const finishedDays = async (change: Change): Promise<readonly string[]> => {
    const days = touched(change.trucks ?? [])
      .map(({ day }) => day)
      .toSorted();
    const [first, last] = [days[0], days.at(-1)];
    if (!first || !last) return [];
    const query = getListFinishedDaysQueryOptions({ start_date: first, end_date: last });
    return (await client.fetchQuery({ ...query, staleTime: Infinity })).finished_days;
  };

  const ask = async (first: Paired, shown?: boolean): Promise<Paired | null> => {
    let wanted = first;
    for (;;) {
      const { change } = wanted;
      const { plans: now, resources, tours } = latest.current;
      const finished = await finishedDays(change);
      const conflicts = newConflicts({ kind, plans: now, resources, zone, finished, tours }, change);
      if (conflicts.length === 0) return wanted;
      const answer = await new Promise<Change | null>((resolve) => {
        setQuestion({ change, conflicts, answer: resolve });
      });
      setQuestion(null);
      if (answer === null) return null;
      if (answer === change) return wanted;
      wanted = paired(answer, shown);
    }
  };

  /** Resolves true when saved, false when cancelled; rejects when the server refuses. A wish may depend on the changes before it. */
  const commit = (
    wish: Change | ((plans: Shifts['plans']) => Change),
    { label, verb = 'change', ofDrivers, shown = ofDrivers }: CommitOptions,
  ) =>
    inTurn(async (): Promise<boolean> => {
      const before = latest.current.plans;
      const wanted = paired(typeof wish === 'function' ? wish(before) : wish, shown);
      if (isEmpty(wanted.change)) return true;
      let made: Paired | null;
      try {
        made = await ask(wanted, shown);
        if (made === null) return false;
        const { change } = made;
        // What somebody has changed while the question was open is not taken back.
        if (differ(before, latest.current.plans, change)) {
          toast(formatMessage(toastMessages.changedSince, { step: label }), { variant: 'warning' });
          return false;
        }
        await run(change);
      } catch (failure) {
        sayFailed(formatMessage(toastMessages[`${verb}Failed`]), failure);
        throw failure;
      }
      const { change: forth, dropped } = made;
      const step = { label, forth, back: changeBetween(applyChange(before, forth), before) };
      remember((last) => record(last, step));
      toast(formatMessage(toastMessages[`${verb}Done`]));
      const told = ofDrivers ? Promise.resolve([]) : leftTexts(intl, client, before, forth).catch(() => []);
      void told.then((left) => sayDropped(intl, [...dropped, ...left], () => void travel('undo', step)));
      return true;
    });

  /** Takes the last step back, or another one where it is named; or makes the last undone one again. */
  const travel = (direction: 'undo' | 'redo', named?: Step) =>
    inTurn(async () => {
      const { done, undone: later } = past.current;
      const step = direction === 'undo' ? (named ?? done.at(-1)) : later.at(-1);
      if (!step || (named && !done.includes(named))) return;
      const [next, last] = direction === 'undo' ? [step.back, step.forth] : [step.forth, step.back];
      try {
        const shifts = await around(step);
        const { plans: now } = shifts;
        // What somebody has changed since is not taken back with it.
        if (!isEmpty(changeBetween(now, applyChange(now, last)))) {
          remember((all) => without(all, step));
          toast(formatMessage(toastMessages.changedSince, { step: step.label }), { variant: 'warning' });
          return;
        }
        await run(next, shifts);
        remember((all) => (direction === 'undo' ? undone(all, step) : redone(all)));
        toast(formatMessage(toastMessages[direction], { step: step.label }), { variant: 'info' });
      } catch (failure) {
        sayFailed(formatMessage(toastMessages[`${direction}Failed`], { step: step.label }), failure);
      }
    });

  return { plans, resources: server.resources, tours: server.tours, pending, question, history, commit, travel };
}

export type Planner = ReturnType<typeof usePlanner>;
