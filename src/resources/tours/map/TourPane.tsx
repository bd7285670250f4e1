import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { PanelRightOpen, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { statusOf } from '@/form/problem';
import { ErrorState } from '@/ui/ErrorState';
import { IconButton } from '@/ui/IconButton';
import { tourDetails, tourMap as messages, tourMessages } from '../messages';
import { useActivities } from '../useActivities';
import { useTourTitle } from '../useTourTitle';
import { ActivityMap } from './ActivityMap';
import { MapLoading } from './MapLoading';
import { SitesMap } from './SitesMap';

interface Props {
  id: number | undefined;
  areas: number[];
  onDetails: () => void;
  onClear: () => void;
}

/** The map beside the table: the activities of the selected tour, or all sites. */
export function TourPane({ id, areas, onDetails, onClear }: Props) {
  const intl = useIntl();
  const { detail, activities, unloadings, error, retry } = useActivities(id);
  const title = useTourTitle(detail?.tour);
  const gone = statusOf(error) === 404;
  const ready = detail && activities && unloadings;
  const quiet = ready && activities.every(({ events }) => events.length === 0);
  return (
    <Flex layerStyle="card" direction="column" h="100%" overflow="hidden">
      <Flex align="center" gap="2" px="3" minH="11" borderBottomWidth="1px" borderColor="border" flex="none">
        <Text
          flex="1"
          truncate
          fontWeight={id === undefined ? undefined : 'semibold'}
          color={id === undefined ? 'muted' : undefined}
        >
          {id === undefined ? intl.formatMessage(messages.select) : title}
        </Text>
        {quiet ? <Text textStyle="secondary">{intl.formatMessage(tourDetails.noActivities)}</Text> : null}
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
      <Box flex="1" minH="0">
        {id === undefined ? <SitesMap areas={areas} /> : null}
        {id !== undefined && error && !ready ? (
          <ErrorState
            message={intl.formatMessage(gone ? tourMessages.notFound : messages.failed)}
            onRetry={gone ? undefined : retry}
          />
        ) : null}
        {id !== undefined && !error && !ready ? (
          <MapLoading>{intl.formatMessage(tourMessages.loadingLocations)}</MapLoading>
        ) : null}
        {id !== undefined && ready ? <ActivityMap key={id} {...{ detail, activities, unloadings }} /> : null}
      </Box>
    </Flex>
  );
}
