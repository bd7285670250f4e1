import { getRouteApi, useNavigate, useRouter, type LinkProps } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { HistoryEntry, HistoryKind } from '@/api/generated/dashboard.schemas';
import { EmptyRows } from '@/table/EmptyRows';
import { ListTable } from '@/table/ListTable';
import { ListToolbar } from '@/table/ListToolbar';
import { Pager } from '@/table/Pager';
import { TableFrame } from '@/table/TableFrame';
import { useList } from '@/table/useList';
import { PageHeader } from '@/ui/PageHeader';
import { history } from './list';
import { historyTexts } from './messages';

const route = getRouteApi('/_main/account/history');

/** Where a record is shown, if not in the list of its kind in the digital twin. */
const places: Partial<Record<HistoryKind, (entry: HistoryEntry) => LinkProps>> = {
  complaints: ({ record_key: id }) => ({ to: '/complaints', search: { id: Number(id) } }),
  driver_shifts: ({ work_date: date }) => ({ to: '/resources', search: { kind: 'drivers', date: date ?? undefined } }),
  tours: ({ record_key: id }) => ({ to: '/tours', search: { id: Number(id) } }),
  truck_shifts: ({ work_date: date }) => ({ to: '/resources', search: { kind: 'trucks', date: date ?? undefined } }),
  trucks: ({ record_key: plate }) => ({ to: '/dt/trucks', search: { plate } }),
  users: ({ record_key: id }) => ({ to: '/account/users', search: { id: Number(id) } }),
};

/** All that was changed, for administrators; a row opens its record. */
export function HistoryScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const list = useList(history, route.useSearch(), route.useNavigate());
  const { routesByPath } = useRouter();
  const open = (entry: HistoryEntry) => {
    const { kind, record_key } = entry;
    const twin = `/dt/${kind}`;
    const place = places[kind]?.(entry) ?? (twin in routesByPath && { to: twin, search: { id: Number(record_key) } });
    if (place) void navigate(place as Parameters<typeof navigate>[0]);
  };
  return (
    <TableFrame>
      <PageHeader title={intl.formatMessage(historyTexts.title)} />
      <ListToolbar list={list} />
      <ListTable
        list={list}
        onOpen={open}
        openId={undefined}
        empty={<EmptyRows list={list}>{intl.formatMessage(historyTexts.empty)}</EmptyRows>}
      />
      <Pager state={list.state} total={list.total} />
    </TableFrame>
  );
}
