import { useRef, useState } from 'react';
import type { TourAlternative, TourArrangement, TourGoal, TourProposal } from '@/api/generated/dashboard.schemas';
import { useArrangeTourProposal } from '@/api/generated/planning/planning';
import { orderOf, toursOf } from './arrangement';

/** What is wanted of an alternative: the order of its stops, and the locations to serve or to leave alone. */
type Wanted = { order: string[] } & Required<Pick<TourArrangement, 'pinned_location_ids' | 'banned_location_ids'>>;
type ByGoal<T> = Partial<Record<TourGoal, T>>;

/** The alternatives of a proposal as they are arranged by hand, each with the way back. @param onError told why a change came to nothing; nothing when another begins */
export function useArrangements({ id, alternatives }: TourProposal, onError: (error?: unknown) => void) {
  const [done, setDone] = useState<ByGoal<TourAlternative[]>>({});
  /** What the server is being asked about: shown at once, without its figures. */
  const [ahead, setAhead] = useState<ByGoal<Wanted>>({});
  const newest = useRef<ByGoal<Wanted>>({});
  const { mutateAsync } = useArrangeTourProposal();
  const want = (goal: TourGoal, wanted: Wanted | undefined) => {
    newest.current[goal] = wanted;
    setAhead((all) => ({ ...all, [goal]: wanted }));
  };
  const wantedOf = (one: TourAlternative): Wanted => ahead[one.goal] ?? { ...one, order: orderOf(one) };
  const arrange = async (before: TourAlternative, change: Partial<Wanted>) => {
    const { goal } = before;
    const { order, pinned_location_ids, banned_location_ids } = { ...wantedOf(before), ...change };
    const wanted = { order, pinned_location_ids, banned_location_ids };
    want(goal, wanted);
    onError();
    // A later change was made from what this one wanted.
    const isOld = () => newest.current[goal] !== wanted;
    try {
      const data = { goal, tours: toursOf(order), pinned_location_ids, banned_location_ids };
      const { tour_alternative: after } = await mutateAsync({ id, data });
      if (isOld()) return;
      setDone((all) => ({ ...all, [goal]: [...(all[goal] ?? []), after] }));
      want(goal, undefined);
    } catch (error) {
      if (isOld()) return;
      want(goal, undefined);
      onError(error);
    }
  };
  return {
    alternatives: alternatives.map((one) => done[one.goal]?.at(-1) ?? one),
    /** The order of an alternative, from top to bottom of the board. */
    orderOf: (one: TourAlternative) => wantedOf(one).order,
    isPending: (goal: TourGoal) => ahead[goal] !== undefined,
    isArranged: (goal: TourGoal) => (done[goal]?.length ?? 0) > 0,
    /** Whether anything would be lost, also of what the server is still being asked about. */
    dirty: Object.values(done).some(({ length }) => length > 0) || Object.values(ahead).some(Boolean),
    arrange: (before: TourAlternative, order: string[]) => void arrange(before, { order }),
    /** Pins or bans a location, or takes that back. */
    wish: (before: TourAlternative, what: 'pinned' | 'banned', location: string) => {
      const { pinned_location_ids: pinned, banned_location_ids: banned } = wantedOf(before);
      const next = (name: typeof what, all: readonly string[]) => [
        ...all.filter((one) => one !== location),
        ...(name === what && !all.includes(location) ? [location] : []),
      ];
      void arrange(before, {
        pinned_location_ids: next('pinned', pinned),
        banned_location_ids: next('banned', banned),
      });
    },
    /** Gives up all that was arranged. */
    reset: () => {
      newest.current = {};
      setDone({});
      setAhead({});
    },
    /** Takes back what the server is being asked about, else the last change. */
    undo: (goal: TourGoal) => {
      onError();
      if (newest.current[goal]) return want(goal, undefined);
      setDone((all) => ({ ...all, [goal]: all[goal]?.slice(0, -1) ?? [] }));
    },
  };
}
