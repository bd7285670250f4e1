import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Complaint, LocationRef, TourDetail } from '@/api/generated/dashboard.schemas';
import { getGetDistanceMatrixQueryOptions } from '@/api/generated/locations/locations';
import { getGetTourQueryOptions, useListTours } from '@/api/generated/tours/tours';
import { formatDay, plusDays, today } from '@/i18n/dates';
import { formatDistance } from '@/i18n/format';
import { cheapest, waysOf } from '@/resources/tours/detour';
import { nextTourMessages } from '@/resources/tours/messages';
import { canWriteStops, useStopWrites } from '@/resources/tours/useStopWrites';
import { ModalDialog } from '@/ui/dialogs';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonLines } from '@/ui/Skeletons';
import { inboxMessages as messages } from './messages';
import { placeOf } from './useDone';

const DAYS = 7;
const MOST = 20;

interface AddToTourProps {
  complaint: Complaint;
  place: LocationRef;
  onClose: () => void;
}

/** The tours under way and of the next days that collect the material, nearest first, each with what the further stop costs it. */
export function AddToTour({ complaint, place, onClose }: AddToTourProps) {
  const intl = useIntl();
  const client = useQueryClient();
  const write = useStopWrites();
  const [saving, setSaving] = useState<number>();
  const day = today();
  const tours = useListTours({
    status: ['in_progress', 'planned'],
    material_type: [complaint.material_type],
    // A tour of yesterday may still be under way after midnight.
    ...{ start: plusDays(day, -1), end: plusDays(day, DAYS), near_location_id: place.location_id, page_size: MOST },
  });
  const ahead = (tours.data?.tours ?? []).filter(({ status, date }) => status === 'in_progress' || date >= day);
  const details = useQueries({ queries: ahead.map(({ id }) => getGetTourQueryOptions(id)) });
  const open = details.flatMap(({ data }) => (data && canWriteStops(data.tour) ? [data.tour] : []));
  // Those of before are shown until the new ones are here: somebody changes a tour while another is being chosen.
  const ranked = useQuery({
    queryKey: ['locations', 'detours', place.location_id, open],
    queryFn: async () => {
      const asked = waysOf(
        open.map(({ stops }) => stops),
        place.location_id,
      );
      const ways = asked.map((pairs) => client.fetchQuery(getGetDistanceMatrixQueryOptions({ pairs })));
      const distances = (await Promise.all(ways)).flatMap(({ distance_matrix }) => distance_matrix);
      return open
        .map((tour) => ({ tour, detour: cheapest(tour.stops, place.location_id, distances) }))
        .sort((a, b) => a.detour.metres - b.detour.metres);
    },
    enabled: tours.data !== undefined && details.every(({ data }) => data),
    placeholderData: keepPreviousData,
  });
  const failed = tours.isError || ranked.isError || details.some(({ isError }) => isError);
  const { data: found } = ranked;
  const list = useRef<HTMLDivElement>(null);
  // A tour that is not open any more takes the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus();
  }, [found]);

  const add = async (detail: TourDetail, position: number) => {
    if (saving !== undefined) return;
    const tour = detail.tour.route_name;
    setSaving(detail.tour.id);
    const further = { ...place, position, planned_at: null, state: 'planned' as const, recorded: 0, left: 0 };
    const said = intl.formatMessage(messages.added, { place: placeOf(complaint), position, tour });
    if (await write(detail, detail.stops.toSpliced(position - 1, 0, further), said)) onClose();
    setSaving(undefined);
  };
  return (
    <ModalDialog open onClose={onClose} title={intl.formatMessage(messages.tourTitle, { place: placeOf(complaint) })}>
      {failed ? <ErrorState onRetry={() => void client.refetchQueries({ type: 'active' })} /> : null}
      {!failed && !found ? <SkeletonLines lines={5} /> : null}
      {!failed && found?.length === 0 ? <Text color="muted">{intl.formatMessage(messages.noTours)}</Text> : null}
      <Box as="ul" ref={list} listStyleType="none" ps="0" tabIndex={-1} outline="none">
        {found?.map(({ tour: detail, detour }) => {
          const { id, route_name: name, date, status } = detail.tour;
          const already = detail.stops.some(({ location_id }) => location_id === place.location_id);
          return (
            <Flex as="li" key={id} gap="3" py="2.5" align="center" borderTopWidth="1px">
              <Box flex="1" minW="0">
                <Text fontWeight="medium">
                  {name}, {status === 'in_progress' ? intl.formatMessage(nextTourMessages.now) : formatDay(intl, date)}
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
                  aria-busy={saving === id}
                  // The one pressed stays, with the focus.
                  disabled={saving !== undefined && saving !== id}
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
