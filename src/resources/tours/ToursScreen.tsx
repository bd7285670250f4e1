import { Box, Flex } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, memo, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { ColumnsMenu } from '@/table/ColumnsMenu';
import { EmptyRows } from '@/table/EmptyRows';
import { ExportButton } from '@/table/ExportButton';
import { FilterBar } from '@/table/FilterBar';
import { ListTable } from '@/table/ListTable';
import { Pager } from '@/table/Pager';
import { SearchInput } from '@/table/SearchInput';
import { TableFrame, Toolbar } from '@/table/TableFrame';
import { useDataTable } from '@/table/useDataTable';
import { useNoPagePastEnd, useTableState } from '@/table/useTableState';
import { PageHeader } from '@/ui/PageHeader';
import { tourColumns } from './columns';
import { TourCommandsProvider } from './commands';
import { tourFilters } from './filters';
import { MapLoading } from './map/MapLoading';
import { tourMessages as messages } from './messages';
import { TourStats } from './TourStats';
import { useTours } from './useTours';
import { useWide } from './useWide';
import { ViewSwitch, type View } from './ViewSwitch';

const route = getRouteApi('/_main/tours');
const TourPane = lazy(() => import('./map/TourPane').then((m) => ({ default: m.TourPane })));
const TourDrawer = lazy(() => import('./TourDrawer').then((m) => ({ default: m.TourDrawer })));

export function ToursScreen() {
  // It follows its address when there is time: a click that changes the address is answered first.
  return <Painted search={useDeferredValue(route.useSearch())} />;
}

const Painted = memo(Tours);

function Tours({ search }: { search: ReturnType<typeof route.useSearch> }) {
  const intl = useIntl();
  const state = useTableState(search, route.useNavigate());
  const { patch } = state;
  const { query, useCounts, load } = useTours(search);
  const rows = query.data?.tours;
  const total = query.data?.total_routes;
  useNoPagePastEnd(state, query.isPlaceholderData ? undefined : total);
  const { table, prefs, changePrefs } = useDataTable({
    tableId: 'tours',
    columns: tourColumns,
    rows,
    state,
    getRowId: (tour) => String(tour.id),
  });
  const wide = useWide();
  const [view, setView] = useState<View>(search.id === undefined ? 'list' : 'map');
  const commands = useMemo(() => ({ openDetails: (id: number) => patch({ id, details: true }) }), [patch]);

  return (
    <TableFrame>
      <PageHeader title={intl.formatMessage(messages.title)} actions={<ViewSwitch view={view} onChange={setView} />} />
      <TourStats search={search} />
      <Toolbar
        end={
          <>
            <ExportButton table={table} name="tours" load={load} />
            <ColumnsMenu table={table} prefs={prefs} onChange={changePrefs} />
          </>
        }
      >
        <SearchInput
          value={search.q}
          onSearch={(q) => state.set({ q }, true)}
          label={intl.formatMessage(messages.search)}
        />
        <FilterBar filters={tourFilters} state={state} useCounts={useCounts} />
      </Toolbar>
      <Flex flex="1" minH="0" gap="4">
        <Flex direction="column" flex="3" minW="0" hideBelow={view === 'map' ? 'lg' : undefined}>
          <TourCommandsProvider value={commands}>
            <ListTable
              list={{ table, prefs, total }}
              state={state}
              query={query}
              label={messages.title}
              onOpen={({ id }) => {
                patch({ id });
                // Where list and map take turns, what was chosen would stay unseen.
                setView('map');
              }}
              openId={search.id}
              empty={
                <EmptyRows state={state} filters={tourFilters}>
                  {intl.formatMessage(messages.empty)}
                </EmptyRows>
              }
            />
          </TourCommandsProvider>
          <Pager state={state} total={total} />
        </Flex>
        {wide || view === 'map' ? (
          <Box flex="2" minW="0" minH={{ base: '28rem', lg: '0' }}>
            <Suspense fallback={<MapLoading>{intl.formatMessage(messages.loading)}</MapLoading>}>
              <TourPane
                id={search.id}
                areas={search.areas}
                onDetails={() => patch({ details: true })}
                onClear={() => patch({ id: undefined, details: undefined })}
              />
            </Suspense>
          </Box>
        ) : null}
      </Flex>
      <Suspense>
        <TourDrawer id={search.id} open={search.details === true} onClose={() => patch({ details: undefined })} />
      </Suspense>
    </TableFrame>
  );
}
