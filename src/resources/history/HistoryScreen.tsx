import { getRouteApi, useNavigate, useRouter, type LinkProps } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { HistoryEntry, HistoryKind } from '@/api/generated/dashboard.schemas';
import { useListViews } from '@/api/generated/views/views';
import { parseSearch } from '@/search/searchString';
import { ListTable } from '@/table/ListTable';
import { ListToolbar } from '@/table/ListToolbar';
import { TableFrame } from '@/table/TableFrame';
import { useList } from '@/table/useList';
import { PageHeader } from '@/ui/PageHeader';
import { useHistory } from './list';
import { historyTexts } from './messages';

const route = getRouteApi('/_main/account/history');

/** The settings of the city are on several screens. */
const settingsOf = ({ changes }: HistoryEntry): LinkProps => {
  const changed = new Set(changes.map(({ field }) => field));
  if (changed.has('working_hours')) return { to: '/complaints/times' };
  return { to: changed.has('yard') || changed.has('plant') ? '/tours/plan' : '/account/settings' };
};

const shiftsOf =
  (kind: 'drivers' | 'trucks') =>
  ({ record_key: of, work_date: date }: HistoryEntry): LinkProps => ({
    to: '/resources',
    search: date ? { kind, date } : { kind, view: 'week', of },
  });

/** Where a record is shown, if not in the list of its kind in the digital twin. */
const places: Partial<Record<HistoryKind, (entry: HistoryEntry) => LinkProps>> = {
  areas: ({ record_key: id }) => ({ to: '/account/areas', search: { id: Number(id) } }),
  complaints: ({ record_key: id }) => ({ to: '/complaints', search: { id: Number(id) } }),
  customers: settingsOf,
  driver_default_shifts: shiftsOf('drivers'),
  driver_shifts: shiftsOf('drivers'),
  finished_days: ({ work_date: date }) => ({ to: '/resources', search: { view: 'day', date: date ?? undefined } }),
  // A phone is in the form of its driver, who is found by the number.
  phones: ({ record: q }) => ({ to: '/dt/drivers', search: { q } }),
  tokens: () => ({ to: '/account/tokens' }),
  tours: ({ record_key: id }) => ({ to: '/tours', search: { id: Number(id) } }),
  truck_default_shifts: shiftsOf('trucks'),
  truck_shifts: shiftsOf('trucks'),
  trucks: ({ record_key: plate }) => ({ to: '/dt/trucks', search: { plate } }),
  users: ({ record_key: id }) => ({ to: '/account/users', search: { id: Number(id) } }),
};

/** All that was changed, for administrators; a row opens its record. */
export function HistoryScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const list = useList(useHistory(), route.useSearch(), route.useNavigate());
  const { routesByPath } = useRouter();
  /** A list of the digital twin, or one with a screen of its own. */
  const listOf = (kind: string) => [`/dt/${kind}`, `/${kind}`].find((path) => path in routesByPath);
  const hasViews = list.rows?.some(({ kind }) => kind === 'views') ?? false;
  const { data } = useListViews({ page_size: 100 }, { query: { enabled: hasViews } });
  const placeOf = (entry: HistoryEntry) => {
    const { kind, record_key: key } = entry;
    const view = kind === 'views' ? data?.views.find(({ id }) => String(id) === key) : undefined;
    if (view) return { to: listOf(view.list), search: parseSearch(view.query) };
    return places[kind]?.(entry) ?? { to: listOf(kind), search: { id: Number(key) } };
  };
  const open = (entry: HistoryEntry) => {
    const place = placeOf(entry);
    if (place.to) void navigate(place as Parameters<typeof navigate>[0]);
  };
  return (
    <TableFrame>
      <PageHeader title={intl.formatMessage(historyTexts.title)} />
      <ListToolbar list={list} />
      <ListTable list={list} onOpen={open} />
    </TableFrame>
  );
}
