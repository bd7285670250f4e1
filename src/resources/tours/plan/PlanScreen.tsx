import { Box, Button, Flex, Skeleton } from '@chakra-ui/react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { isWeekend, parseISO } from 'date-fns';
import { List } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Forecast } from '@/api/generated/dashboard.schemas';
import { listHolidays } from '@/api/generated/reference/reference';
import { listTours } from '@/api/generated/tours/tours';
import { plusDays, today } from '@/i18n/dates';
import { EmptyRows } from '@/table/EmptyRows';
import { ListTable } from '@/table/ListTable';
import { ListToolbar } from '@/table/ListToolbar';
import { TableFrame } from '@/table/TableFrame';
import { useList } from '@/table/useList';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonLines } from '@/ui/Skeletons';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { ButtonLink } from '@/ui/links';
import { onDemand } from '@/ui/onDemand';
import { forecasts } from './list';
import { planTexts as texts, urgencyMessages } from './messages';
import { AHEAD, DUE } from './search';
import { UrgencyCounts } from './UrgencyCounts';

const route = getRouteApi('/_main/tours_/plan');
const ViewSwitch = onDemand(
  () => import('../ViewSwitch').then((m) => m.ViewSwitch),
  <Skeleton loading h="9" w="9rem" />,
);
const Proposal = onDemand(() => import('./proposal/Proposal').then((m) => m.Proposal), <SkeletonLines lines={8} />);
const UrgentMap = onDemand(() => import('./UrgentMap').then((m) => m.UrgentMap), <Skeleton loading flex="1" />);

/** The first day to plan: after the last one that has planned tours, as far as is forecast, and neither weekend nor public holiday, when hardly anybody collects glass. */
async function nextDay(): Promise<string> {
  const end = plusDays(today(), AHEAD);
  const [planned, free] = await Promise.all([
    listTours({ status: ['planned'], start: today(), end, sort: '-date', page_size: 1 }).catch(() => undefined),
    listHolidays({ start_date: today(), end_date: end }).catch(() => undefined),
  ]);
  const isFree = (day: string) => isWeekend(parseISO(day)) || free?.holidays.some(({ date }) => date === day);
  const days = Array.from({ length: AHEAD }, (_, i) => plusDays(today(), i + 1)).filter((day) => !isFree(day));
  const last = planned?.tours[0]?.date ?? '';
  return days.find((day) => day > last) ?? days.at(-1) ?? end;
}

/** Which containers are full when, and the tours that are proposed of them for a day. */
export function PlanScreen() {
  const { date, proposal } = route.useSearch();
  const page = useRef<HTMLDivElement>(null);
  // The buttons that lead from the one to the other are on one of them alone.
  useKeptFocus(page);
  return (
    <Box ref={page} tabIndex={-1}>
      {date === undefined ? <UrgentList /> : <DayPlan date={date} proposal={proposal} />}
    </Box>
  );
}

function DayPlan({ date, proposal }: { date: string; proposal: number | undefined }) {
  const intl = useIntl();
  const navigate = route.useNavigate();
  const to = (next: { date?: string; proposal?: number }) =>
    void navigate({ search: (before) => ({ ...before, date: undefined, proposal: undefined, ...next }) });
  return (
    <TableFrame>
      <PageHeader
        title={intl.formatMessage(texts.title)}
        actions={
          <Button variant="outline" onClick={() => to({})}>
            <List aria-hidden />
            {intl.formatMessage(texts.urgentList)}
          </Button>
        }
      />
      <Proposal date={date} id={proposal} onChange={to} />
    </TableFrame>
  );
}

function UrgentList() {
  const intl = useIntl();
  const navigate = useNavigate();
  const search = route.useSearch();
  const list = useList(forecasts, search, route.useNavigate());
  const { patch } = list.state;
  const open = (id: number) => void navigate({ to: '/dt/bins', search: { id } });
  const planDay = async () => navigate({ to: '/tours/plan', search: { ...search, date: await nextDay() } });
  const none = (
    <EmptyRows
      list={list}
      action={
        <ButtonLink to="/dt/locations" variant="outline">
          {intl.formatMessage(texts.toLocations)}
        </ButtonLink>
      }
    />
  );
  return (
    <TableFrame>
      <PageHeader
        title={intl.formatMessage(texts.title)}
        actions={
          <Flex gap="3" wrap="wrap">
            <ViewSwitch always view={search.view} onChange={(view) => patch({ view })} />
            <Button onClick={() => void planDay()}>{intl.formatMessage(texts.planDay)}</Button>
          </Flex>
        }
      />
      <UrgencyCounts areas={search.areas} chosen={search.urgency} onChoose={(urgency) => patch({ urgency, page: 1 })} />
      <ListToolbar list={list} />
      {search.view === 'map' ? (
        <UrgentMap search={search} none={none} />
      ) : (
        <ListTable
          list={list}
          onOpen={({ id }) => open(id)}
          groupOf={
            search.sort === DUE ? ({ urgency }: Forecast) => intl.formatMessage(urgencyMessages[urgency]) : undefined
          }
          empty={none}
        />
      )}
    </TableFrame>
  );
}
