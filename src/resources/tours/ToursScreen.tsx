import { Box, Button, Flex } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { Map } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Tour } from '@/api/generated/dashboard.schemas';
import { today } from '@/i18n/dates';
import { menu } from '@/i18n/menu';
import { EmptyRows } from '@/table/EmptyRows';
import { ListTable } from '@/table/ListTable';
import { ListToolbar } from '@/table/ListToolbar';
import { ListViews } from '@/table/ListViews';
import { TableFrame } from '@/table/TableFrame';
import { useList } from '@/table/useList';
import { PageHeader } from '@/ui/PageHeader';
import { useMedia } from '@/ui/useMedia';
import { ButtonLink } from '@/ui/links';
import { onDemand } from '@/ui/onDemand';
import { TourCommandsProvider } from './cells';
import { tours } from './list';
import { MapLoading } from './map/MapLoading';
import { tourGroups, tourMessages as messages } from './messages';
import { AGENDA } from './search';
import { TourStats } from './TourStats';
import type { View } from './ViewSwitch';

const route = getRouteApi('/_main/tours');
const ViewSwitch = onDemand(() => import('./ViewSwitch').then((m) => m.ViewSwitch));
const Deviations = onDemand(() => import('./DeviationLink').then((m) => m.Deviations));
const TourPane = lazy(() => import('./map/TourPane').then((m) => ({ default: m.TourPane })));
const TourDrawer = onDemand(() => import('./TourDrawer').then((m) => m.TourDrawer));

/** The columns that fit beside the map. */
const BESIDE_MAP = ['route_name', 'status', 'license_plate', 'picked_up', 'details'];

export function ToursScreen() {
  const search = route.useSearch();
  const { id, details, ...listed } = search;
  const intl = useIntl();
  // Room for list and map side by side, from the theme's `lg` on; a map that is not shown should not load its engine.
  const wide = useMedia('(min-width: 1200px)');
  // The map is there with a tour on it, or as the user wants it.
  const [wantsMap, setWantsMap] = useState<boolean>();
  const hasMap = wantsMap ?? id !== undefined;
  const list = useList(tours, search, route.useNavigate(), wide && hasMap ? BESIDE_MAP : undefined);
  const { state } = list;
  const { patch } = state;
  // Where list and map take turns: a tour is on the map, and without it, as after Back, there is the list again.
  const [wantedView, setView] = useState<View>();
  const view = wantedView ?? (id === undefined ? 'list' : 'map');
  const commands = useMemo(() => ({ openDetails: (tour: number) => patch({ id: tour, details: true }) }), [patch]);

  const day = today();
  const groupOf = (tour: Tour) => intl.formatMessage(tourGroups[groupAt(tour, day)]);

  return (
    <TableFrame>
      <PageHeader
        title={intl.formatMessage(messages.title)}
        actions={
          <>
            {wide ? null : <ViewSwitch view={view} onChange={setView} />}
            <Button
              hideBelow="lg"
              size="sm"
              variant="outline"
              aria-expanded={hasMap}
              onClick={() => setWantsMap(!hasMap)}
            >
              <Map aria-hidden />
              {intl.formatMessage(hasMap ? messages.hideMap : messages.showMap)}
            </Button>
          </>
        }
      />
      <Deviations areas={listed.areas} />
      <TourStats search={listed} />
      <ListViews list={list} />
      <ListToolbar list={list} />
      <Flex flex="1" gap="4" _print={{ display: 'block' }}>
        <Flex direction="column" flex="3" minW="0" hideBelow={view === 'map' ? 'lg' : undefined}>
          <TourCommandsProvider value={commands}>
            <ListTable
              list={list}
              onOpen={(tour) => {
                patch({ id: tour.id });
                setView(undefined);
              }}
              openId={id}
              groupOf={search.sort === AGENDA ? groupOf : undefined}
              empty={
                <EmptyRows
                  list={list}
                  action={
                    <ButtonLink to="/tours/plan" variant="outline">
                      {intl.formatMessage(menu.planTours)}
                    </ButtonLink>
                  }
                />
              }
            />
          </TourCommandsProvider>
        </Flex>
        {(wide ? hasMap : view === 'map') ? (
          <Box
            flex="2"
            minW="0"
            breakInside="avoid"
            minH={{ base: id === undefined ? '28rem' : '40rem', lg: id === undefined ? '18rem' : '26rem' }}
          >
            <Suspense fallback={<MapLoading>{intl.formatMessage(messages.loading)}</MapLoading>}>
              <TourPane
                id={id}
                areas={listed.areas}
                onDetails={() => patch({ details: true })}
                onClear={() => {
                  setWantsMap(true);
                  patch({ id: undefined, details: undefined });
                }}
              />
            </Suspense>
          </Box>
        ) : null}
      </Flex>
      <TourDrawer id={id} open={details === true} onClose={() => patch({ details: undefined })} />
    </TableFrame>
  );
}

function groupAt({ status, date }: Tour, day: string): keyof typeof tourGroups {
  if (status === 'in_progress') return 'underWay';
  if (date === day) return 'today';
  return date > day ? 'upcoming' : 'past';
}
