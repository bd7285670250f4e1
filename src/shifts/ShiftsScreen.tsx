import { getRouteApi } from '@tanstack/react-router';
import { Box } from '@chakra-ui/react';
import { memo, useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { today as todayIn } from '@/i18n/dates';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonRows } from '@/ui/Skeletons';
import { useShifts } from './data/useShifts';
import { shiftMessages as messages } from './messages';
import { Planning } from './Planning';
import { useView } from './useView';

const route = getRouteApi('/_main/resources');

/** Shift planning for trucks and drivers. */
export function ShiftsScreen() {
  // It follows its address when there is time: a click that changes the address is answered first.
  return <Painted search={useDeferredValue(route.useSearch())} />;
}

const Painted = memo(Shifts);

function Shifts({ search }: { search: ReturnType<typeof route.useSearch> }) {
  const navigate = route.useNavigate();
  const today = todayIn();
  const shown = useView(search, today);
  const { shifts, failed, refetch } = useShifts(shown.days);
  const patch = (change: Partial<typeof search>, replace = false) =>
    void navigate({ search: (last) => ({ ...last, ...change }), replace, resetScroll: false });

  if (shifts) return <Planning {...{ search, shown, shifts, today, patch }} />;
  return (
    <Box>
      <PageHeader title={<FormattedMessage {...messages.title} />} />
      {failed ? <ErrorState onRetry={refetch} /> : <SkeletonRows rows={8} columns={8} />}
    </Box>
  );
}
