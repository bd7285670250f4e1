import { Skeleton } from '@chakra-ui/react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { Forecast } from '@/api/generated/dashboard.schemas';
import { EmptyRows } from '@/table/EmptyRows';
import { ListTable } from '@/table/ListTable';
import { ListToolbar } from '@/table/ListToolbar';
import { Pager } from '@/table/Pager';
import { TableFrame } from '@/table/TableFrame';
import { useList } from '@/table/useList';
import { PageHeader } from '@/ui/PageHeader';
import { forecasts } from './list';
import { planTexts as texts, urgencyMessages } from './messages';
import { DUE } from './search';
import { UrgencyCounts } from './UrgencyCounts';

const route = getRouteApi('/_main/tours_/plan');
const ViewSwitch = lazy(() => import('../ViewSwitch').then((m) => ({ default: m.ViewSwitch })));
const UrgentMap = lazy(() => import('./UrgentMap').then((m) => ({ default: m.UrgentMap })));

/** Which containers are full when: what tours are planned from. Proposals of tours belong beside it. */
export function PlanScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const search = route.useSearch();
  const list = useList(forecasts, search, route.useNavigate());
  const { patch } = list.state;
  const open = (id: number) => void navigate({ to: '/dt/bins', search: { id } });
  return (
    <TableFrame>
      <PageHeader
        title={intl.formatMessage(texts.title)}
        actions={
          <Suspense fallback={<Skeleton loading h="9" w="9rem" />}>
            <ViewSwitch always view={search.view} onChange={(view) => patch({ view })} />
          </Suspense>
        }
      />
      <UrgencyCounts areas={search.areas} chosen={search.urgency} onChoose={(urgency) => patch({ urgency, page: 1 })} />
      <ListToolbar list={list} />
      {search.view === 'map' ? (
        <Suspense fallback={<Skeleton loading flex="1" />}>
          <UrgentMap search={search} />
        </Suspense>
      ) : (
        <>
          <ListTable
            list={list}
            onOpen={({ id }) => open(id)}
            openId={undefined}
            groupOf={
              search.sort === DUE ? ({ urgency }: Forecast) => intl.formatMessage(urgencyMessages[urgency]) : undefined
            }
            empty={
              <EmptyRows state={list.state} filters={list.filters}>
                {intl.formatMessage(texts.empty)}
              </EmptyRows>
            }
          />
          <Pager state={list.state} total={list.total} />
        </>
      )}
    </TableFrame>
  );
}
