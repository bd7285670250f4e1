import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { TourDetail, TourStop } from '@/api/generated/dashboard.schemas';
import { updateTour } from '@/api/generated/tours/tours';
import { staleAfter } from '@/api/stale';
import { ifMatch } from '@/form/problem';
import { common } from '@/i18n/common';
import { reasonOf } from '@/table/BulkReportDialog';
import { toast } from '@/ui/toast';
import { stopMessages as messages } from './stopMessages';

type Stops = readonly Pick<TourStop, 'location_id' | 'planned_at'>[];

/** Whether the stops of a tour can be written: not when it is over, nor with stops of locations that are gone. */
export const canWriteStops = ({ tour, stops }: TourDetail): boolean =>
  (tour.status === 'planned' || tour.status === 'in_progress') && stops.every(({ location_id: key }) => key !== null);

/** Writes the stops of a tour, says so with a way back, or says why not. @returns whether they were written */
export function useStopWrites() {
  const intl = useIntl();
  const client = useQueryClient();
  const write = async ({ tour }: TourDetail, stops: Stops) => {
    const sent = stops.map(({ location_id, planned_at }) => ({ location_id: location_id ?? '', planned_at }));
    try {
      return (await updateTour(tour.id, { stops: sent }, ifMatch(tour))).tour;
    } finally {
      // Also after a refusal: somebody may have been faster.
      for (const root of [...staleAfter('tours'), 'complaints']) void client.invalidateQueries({ queryKey: [root] });
    }
  };
  return async (detail: TourDetail, stops: Stops, said: string): Promise<boolean> => {
    const tour = detail.tour.route_name;
    const tried = async (work: () => Promise<void>) => {
      try {
        await work();
        return true;
      } catch (error) {
        const reason = reasonOf(error, intl);
        toast(intl.formatMessage(messages.failed, { tour, reason }), { variant: 'error' });
        return false;
      }
    };
    return tried(async () => {
      const changed = await write(detail, stops);
      const undo = () =>
        void tried(async () => {
          await write(changed, detail.stops);
          toast(intl.formatMessage(messages.undone, { tour }));
        });
      toast(said, { action: { label: intl.formatMessage(common.undo), onClick: undo } });
    });
  };
}
