import { getRouteApi, useNavigate, type LinkProps } from '@tanstack/react-router';
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

/** Where a record is shown. */
const places: Partial<Record<HistoryKind, (key: string) => LinkProps>> = {
  bins: (id) => ({ to: '/dt/bins', search: { id: Number(id) } }),
  complaints: (id) => ({ to: '/complaints', search: { id: Number(id) } }),
  drivers: (id) => ({ to: '/dt/drivers', search: { id: Number(id) } }),
  locations: (id) => ({ to: '/dt/locations', search: { id: Number(id) } }),
  tours: (id) => ({ to: '/tours', search: { id: Number(id) } }),
  trucks: (plate) => ({ to: '/dt/trucks', search: { plate } }),
  users: (id) => ({ to: '/account/users', search: { id: Number(id) } }),
};

/** All that was changed, for administrators; a row opens its record. */
export function HistoryScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const list = useList(history, route.useSearch(), route.useNavigate());
  const open = ({ kind, record_key }: HistoryEntry) => {
    const place = places[kind]?.(record_key);
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
        empty={
          <EmptyRows state={list.state} filters={list.filters}>
            {intl.formatMessage(historyTexts.empty)}
          </EmptyRows>
        }
      />
      <Pager state={list.state} total={list.total} />
    </TableFrame>
  );
}
