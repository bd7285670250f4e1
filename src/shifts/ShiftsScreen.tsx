import { getRouteApi } from '@tanstack/react-router';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { today as todayIn } from '@/i18n/dates';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonRows } from '@/ui/Skeletons';
import { useShifts, type Shifts as Loaded } from './data/useShifts';
import { Planning } from './Planning';
import type { ShiftsSearch } from './search';
import { useView } from './useView';

const route = getRouteApi('/_main/resources');

const NONE: Loaded = {
  plans: { trucks: new Map(), drivers: new Map() },
  resources: { trucks: new Map(), drivers: new Map() },
};

/**
 * Shift planning for trucks and drivers. What it shows follows the address when there is time, the tools at once: the next week
 * goes from them.
 */
export function ShiftsScreen() {
  const { kind, view, date, days, of, area, material, available, areas } = route.useSearch();
  const shown = useMemo(() => ({ kind, view, date, days, of }), [kind, view, date, days, of]);
  const rest = useMemo(() => ({ area, material, available, areas }), [area, material, available, areas]);
  return <Painted shown={useDeferredValue(shown)} rest={rest} />;
}

type Search = ShiftsSearch & { areas: number[] };
type Shown = Pick<Search, 'kind' | 'view' | 'date' | 'days' | 'of'>;

interface Props {
  shown: Shown;
  rest: Omit<Search, keyof Shown>;
}

const Painted = memo(function Shifts(props: Props) {
  const search = { ...props.shown, ...props.rest };
  const navigate = route.useNavigate();
  const today = todayIn();
  const shown = useView(search, today);
  const { shifts, failed, refetch } = useShifts(shown.days);
  const patch = useCallback(
    (change: Partial<Search>) => void navigate({ search: (last) => ({ ...last, ...change }), resetScroll: false }),
    [navigate],
  );

  // The tools are there while the shifts are on their way; the calendar is painted when there is time.
  const here = useDeferredValue(shifts !== undefined) && shifts !== undefined;
  return (
    <Planning {...{ search, shown, today, patch, here }} shifts={shifts ?? NONE}>
      {failed && !shifts ? <ErrorState onRetry={refetch} /> : <SkeletonRows rows={8} columns={8} />}
    </Planning>
  );
});
