import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { today as todayIn } from '@/i18n/dates';
import { usePhone } from '@/ui/useMedia';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonRows } from '@/ui/Skeletons';
import { useShifts, type Shifts } from './data/useShifts';
import { Planning } from './Planning';
import type { ShiftsSearch } from './search';
import { firstView, useView } from './useView';

const route = getRouteApi('/_main/resources');

const NONE: Shifts = {
  plans: { trucks: new Map(), drivers: new Map() },
  resources: { trucks: new Map(), drivers: new Map() },
};

/** Shift planning for trucks and drivers. */
export function ShiftsScreen() {
  const { view, kind, ...rest } = route.useSearch();
  const phone = usePhone();
  const shownView = view ?? firstView(phone);
  const search = { ...rest, view: shownView, kind: shownView === 'day' ? 'trucks' : kind } as const;
  const navigate = route.useNavigate();
  const today = todayIn();
  const shown = useView(search, today);
  const { shifts, failed, refetch } = useShifts(shown.days, today);
  const patch = useCallback(
    (change: Partial<ShiftsSearch & { areas: number[] }>) =>
      void navigate({ search: (last) => ({ ...last, ...change }), resetScroll: false }),
    [navigate],
  );
  // The toolbar is usable while the shifts load.
  return (
    <Planning {...{ search, shown, today, patch }} loaded={shifts !== undefined} shifts={shifts ?? NONE}>
      {failed && !shifts ? <ErrorState onRetry={refetch} /> : <SkeletonRows rows={8} columns={8} />}
    </Planning>
  );
}
