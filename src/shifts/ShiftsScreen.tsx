import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { today as todayIn } from '@/i18n/dates';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonRows } from '@/ui/Skeletons';
import { useShifts, type Shifts as Loaded } from './data/useShifts';
import { Planning } from './Planning';
import { useView } from './useView';

const route = getRouteApi('/_main/resources');

const NONE: Loaded = {
  plans: { trucks: new Map(), drivers: new Map() },
  resources: { trucks: new Map(), drivers: new Map() },
};

/** Shift planning for trucks and drivers. It follows its address at once: the next selection and the next week go from it. */
export function ShiftsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const today = todayIn();
  const shown = useView(search, today);
  const { shifts, failed, refetch } = useShifts(shown.days);
  const patch = (change: Partial<typeof search>, replace = false) =>
    void navigate({ search: (last) => ({ ...last, ...change }), replace, resetScroll: false });

  // The tools are there while the shifts are on their way; the calendar is painted when there is time.
  const here = useDeferredValue(shifts !== undefined) && shifts !== undefined;
  return (
    <Planning {...{ search, shown, today, patch, here }} shifts={shifts ?? NONE}>
      {failed && !shifts ? <ErrorState onRetry={refetch} /> : <SkeletonRows rows={8} columns={8} />}
    </Planning>
  );
}
