import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { PanelRightOpen, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useListPositions } from '@/api/generated/ingest/ingest';
import { statusOf } from '@/form/problem';
import { MapFrame } from '@/map/MapFrame';
import { ErrorState } from '@/ui/ErrorState';
import { IconButton } from '@/ui/IconButton';
import { tourDetails } from '../details/messages';
import { tourMap as messages } from './messages';
import { tourMessages } from '../messages';
import { useActivities } from '../useActivities';
import { useTourTitle } from '../useTourTitle';
import { MapLoading } from './MapLoading';
import { useSitesParts } from './useSitesParts';
import { useTourParts } from './useTourParts';

interface Props {
  id: number | undefined;
  areas: number[];
  onDetails: () => void;
  onClear: () => void;
}

/** The map beside the table: the activities of the selected tour, or all sites. */
export function TourPane({ id, areas, onDetails, onClear }: Props) {
  const intl = useIntl();
  const { detail, activities, quiet, unloadings, error, retry } = useActivities(id);
  const title = useTourTitle(detail?.tour);
  const gone = statusOf(error) === 404;
  const running = detail?.tour.status === 'in_progress';
  // The stream says when trucks have moved.
  const { data: trucks } = useListPositions({ query: { enabled: running } });
  const position = running
    ? trucks?.positions.find((one) => one.license_plate === detail.tour.license_plate)
    : undefined;
  const ready = useMemo(
    () =>
      id !== undefined && detail && activities && unloadings ? { detail, activities, unloadings, position } : undefined,
    [id, detail, activities, unloadings, position],
  );
  const loading = id !== undefined && !ready;
  // While a tour is on its way the one before stays, or all sites: the map is the same before and after.
  const [last, keep] = useState(ready);
  if (!loading && last !== ready) keep(ready);
  const tour = useTourParts(loading ? last : ready);
  const sites = useSitesParts(areas, id === undefined);
  const shown = tour ?? sites.parts;
  const failed =
    loading && error
      ? { message: gone ? tourMessages.notFound : messages.failed, retry: gone ? undefined : retry }
      : !shown && sites.error
        ? { message: messages.sitesFailed, retry: sites.retry }
        : undefined;
  return (
    <Flex layerStyle="card" direction="column" h="100%" overflow="hidden">
      <Flex align="center" gap="2" px="3" py="0.5" minH="11" borderBottomWidth="1px" borderColor="border" flex="none">
        <Box flex="1" minW="0">
          <Text
            // A name may be cut, what it asks for not.
            truncate={id !== undefined}
            fontWeight={id === undefined ? undefined : 'semibold'}
            color={id === undefined ? 'muted' : undefined}
          >
            {id === undefined ? intl.formatMessage(messages.select) : title}
          </Text>
          {quiet ? (
            <Text textStyle="secondary" truncate>
              {intl.formatMessage(tourDetails.noActivities)}
            </Text>
          ) : null}
        </Box>
        {id === undefined ? null : (
          <>
            <Button size="sm" variant="outline" onClick={onDetails}>
              <PanelRightOpen aria-hidden />
              {intl.formatMessage(messages.details)}
            </Button>
            <IconButton size="sm" label={intl.formatMessage(messages.clear)} onClick={onClear}>
              <X aria-hidden />
            </IconButton>
          </>
        )}
      </Flex>
      {failed ? (
        <ErrorState message={intl.formatMessage(failed.message)} onRetry={failed.retry} />
      ) : shown ? (
        <>
          <Box position="relative" flex="1" minH="12rem">
            <MapFrame label={shown.label} height="100%" fitTo={shown.fitTo} list={shown.list} legend={shown.legend}>
              {shown.layers}
            </MapFrame>
            {loading ? (
              <Text
                as="output"
                position="absolute"
                top="3"
                insetInline="0"
                mx="auto"
                w="fit-content"
                px="3"
                py="1.5"
                layerStyle="raised"
                textStyle="secondary"
              >
                {intl.formatMessage(tourMessages.loadingLocations)}
              </Text>
            ) : null}
          </Box>
          {tour?.replay}
        </>
      ) : (
        <MapLoading>{intl.formatMessage(tourMessages.loadingLocations)}</MapLoading>
      )}
    </Flex>
  );
}
