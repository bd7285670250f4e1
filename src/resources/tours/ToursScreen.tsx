import { Box, Flex } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { EmptyRows } from '@/table/EmptyRows';
import { ListTable } from '@/table/ListTable';
import { ListToolbar } from '@/table/ListToolbar';
import { Pager } from '@/table/Pager';
import { TableFrame } from '@/table/TableFrame';
import { useList } from '@/table/useList';
import { PageHeader } from '@/ui/PageHeader';
import { TourCommandsProvider } from './cells';
import { tours } from './list';
import { MapLoading } from './map/MapLoading';
import { tourMessages as messages } from './messages';
import { TourStats } from './TourStats';
import { useWide } from './useWide';
import { ViewSwitch, type View } from './ViewSwitch';

const route = getRouteApi('/_main/tours');
const TourPane = lazy(() => import('./map/TourPane').then((m) => ({ default: m.TourPane })));
const TourDrawer = lazy(() => import('./TourDrawer').then((m) => ({ default: m.TourDrawer })));

export function ToursScreen() {
  const search = route.useSearch();
  const { id, details, ...listed } = search;
  const intl = useIntl();
  const list = useList(tours, search, route.useNavigate());
  const { state } = list;
  const { patch } = state;
  const wide = useWide();
  const [view, setView] = useState<View>(id === undefined ? 'list' : 'map');
  const commands = useMemo(() => ({ openDetails: (tour: number) => patch({ id: tour, details: true }) }), [patch]);

  return (
    <TableFrame>
      <PageHeader title={intl.formatMessage(messages.title)} actions={<ViewSwitch view={view} onChange={setView} />} />
      <TourStats search={listed} />
      <ListToolbar list={list} />
      <Flex flex="1" minH="0" gap="4">
        <Flex direction="column" flex="3" minW="0" hideBelow={view === 'map' ? 'lg' : undefined}>
          <TourCommandsProvider value={commands}>
            <ListTable
              list={list}
              onOpen={(tour) => {
                patch({ id: tour.id });
                // Where list and map take turns, what was chosen would stay unseen.
                setView('map');
              }}
              openId={id}
              empty={
                <EmptyRows state={state} filters={list.filters}>
                  {intl.formatMessage(messages.empty)}
                </EmptyRows>
              }
            />
          </TourCommandsProvider>
          <Pager state={state} total={list.total} />
        </Flex>
        {wide || view === 'map' ? (
          <Box flex="2" minW="0" minH={{ base: '28rem', lg: '0' }}>
            <Suspense fallback={<MapLoading>{intl.formatMessage(messages.loading)}</MapLoading>}>
              <TourPane
                id={id}
                areas={listed.areas}
                onDetails={() => patch({ details: true })}
                onClear={() => patch({ id: undefined, details: undefined })}
              />
            </Suspense>
          </Box>
        ) : null}
      </Flex>
      <Suspense>
        <TourDrawer id={id} open={details === true} onClose={() => patch({ details: undefined })} />
      </Suspense>
    </TableFrame>
  );
}
