import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { addDays, format } from 'date-fns';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Complaint, LocationRef, TourDetail } from '@/api/generated/dashboard.schemas';
import { getGetDistanceMatrixQueryOptions } from '@/api/generated/locations/locations';
import { getGetTourQueryOptions, updateTour, useListTours } from '@/api/generated/tours/tours';
import { staleAfter } from '@/api/stale';
import { ifMatch } from '@/form/problem';
import { common } from '@/i18n/common';
import { formatDay, today } from '@/i18n/dates';
import { formatDistance } from '@/i18n/format';
import { reasonOf } from '@/table/BulkReportDialog';
import { ModalDialog } from '@/ui/dialogs';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonLines } from '@/ui/Skeletons';
import { toast } from '@/ui/toast';
import { cheapest, waysOf } from './detour';
import { inboxMessages as messages } from './messages';
import { placeOf } from './useDone';

const DAYS = 7;
const MOST = 20;

interface AddToTourProps {
  complaint: Complaint;
  place: LocationRef;
  onClose: () => void;
}

/** The planned tours of the next days that collect the material, nearest first, each with what the further stop costs it. */
export function AddToTour({ complaint, place, onClose }: AddToTourProps) {
  const intl = useIntl();
  const client = useQueryClient();
  const [saving, setSaving] = useState<number>();
  const start = today();
  const end = format(addDays(new Date(`${start}T12:00:00`), DAYS), 'yyyy-MM-dd');
  const tours = useListTours({
    ...{ status: ['planned'], start, end, sort: 'date', page_size: MOST },
    material_type: [complaint.material_type],
  });
  const details = useQueries({ queries: (tours.data?.tours ?? []).map(({ id }) => getGetTourQueryOptions(id)) });
  // Stops of locations that are gone cannot be written again.
  const open = details.flatMap(({ data }) =>
    data?.tour.stops.every((stop) => stop.location_id !== null) ? [data.tour] : [],
  );
  const asked = [...new Set(open.flatMap(({ stops }) => waysOf(stops, place.location_id)))];
  const ways = useQueries({ queries: asked.map((pairs) => getGetDistanceMatrixQueryOptions({ pairs })) });
  const failed = tours.isError || [...details, ...ways].some(({ isError }) => isError);
  const ready = tours.data && details.every(({ data }) => data) && ways.every(({ data }) => data);
  const distances = ways.flatMap(({ data }) => data?.distance_matrix ?? []);
  const found = open
    .map((tour) => ({ tour, detour: cheapest(tour.stops, place.location_id, distances) }))
    .sort((a, b) => a.detour.metres - b.detour.metres);

  const write = async ({ tour }: TourDetail, stops: TourDetail['stops']) => {
    const sent = stops.map(({ location_id, planned_at }) => ({ location_id: location_id ?? '', planned_at }));
    const changed = await updateTour(tour.id, { stops: sent }, ifMatch(tour));
    for (const root of staleAfter('tours')) void client.invalidateQueries({ queryKey: [root] });
    void client.invalidateQueries({ queryKey: ['complaints'] });
    return changed.tour;
  };
  async function tried(name: string, work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      const reason = reasonOf(error, intl);
      toast(intl.formatMessage(messages.addFailed, { tour: name, reason }), { variant: 'error' });
    }
  }
  const add = (detail: TourDetail, position: number) => {
    const name = detail.tour.route_name;
    setSaving(detail.tour.id);
    return tried(name, async () => {
      const further = { ...place, position, planned_at: null, state: 'planned' as const };
      const changed = await write(detail, detail.stops.toSpliced(position - 1, 0, further));
      const undo = () =>
        void tried(name, async () => {
          await write(changed, detail.stops);
          toast(intl.formatMessage(messages.removed, { tour: name }));
        });
      toast(intl.formatMessage(messages.added, { place: placeOf(complaint), position, tour: name }), {
        action: { label: intl.formatMessage(common.undo), onClick: undo },
      });
      onClose();
    }).finally(() => setSaving(undefined));
  };
  return (
    <ModalDialog open onClose={onClose} title={intl.formatMessage(messages.tourTitle, { place: placeOf(complaint) })}>
      {failed ? <ErrorState onRetry={() => void client.refetchQueries({ type: 'active' })} /> : null}
      {!failed && !ready ? <SkeletonLines lines={5} /> : null}
      {!failed && ready && found.length === 0 ? (
        <Text color="muted">{intl.formatMessage(messages.noTours)}</Text>
      ) : null}
      <Box as="ul" listStyleType="none" ps="0">
        {(ready ? found : []).map(({ tour: detail, detour }) => {
          const { id, route_name: name, date } = detail.tour;
          const already = detail.stops.some(({ location_id }) => location_id === place.location_id);
          return (
            <Flex as="li" key={id} gap="3" py="2.5" align="center" borderTopWidth="1px">
              <Box flex="1" minW="0">
                <Text fontWeight="medium">
                  {name}, {formatDay(intl, date)}
                </Text>
                <Text textStyle="secondary">
                  {already
                    ? intl.formatMessage(messages.already)
                    : intl.formatMessage(messages.detour, {
                        ...detour,
                        km: formatDistance(intl, Math.max(0, detour.metres)),
                      })}
                </Text>
              </Box>
              {already ? null : (
                <Button
                  size="sm"
                  loading={saving === id}
                  disabled={saving !== undefined}
                  aria-label={intl.formatMessage(messages.addTo, { tour: name })}
                  onClick={() => void add(detail, detour.position)}
                >
                  {intl.formatMessage(messages.add)}
                </Button>
              )}
            </Flex>
          );
        })}
      </Box>
    </ModalDialog>
  );
}
