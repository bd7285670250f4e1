import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RowData } from '@tanstack/react-table';
import { Link } from '@tanstack/react-router';
import { BookmarkPlus, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import type { View, ViewedList } from '@/api/generated/dashboard.schemas';
import { countViews, deleteView, restoreView, updateView, useListViews } from '@/api/generated/views/views';
import { useCan } from '@/auth/useCan';
import { formMessages } from '@/form/messages';
import { ifMatch } from '@/form/problem';
import { parseSearch, sameAs, stringifySearch } from '@/search/searchString';
import { IconButton } from '@/ui/IconButton';
import { Menu, MenuItem } from '@/ui/Menu';
import { toast } from '@/ui/toast';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { onDemand } from '@/ui/onDemand';
import { reasonOf } from './BulkReportDialog';
import type { TableSearch } from './search';
import type { List } from './useList';
import { useUndoableDelete } from './useUndoableDelete';
import { viewMessages as messages } from './viewMessages';

const ViewDialog = onDemand(() => import('./ViewDialog').then((m) => m.ViewDialog));

type ViewList<R extends RowData> = Pick<List<R, TableSearch>, 'source' | 'table' | 'prefs' | 'changePrefs'> & {
  state: { search: TableSearch };
};
export interface ViewTabsProps<R extends RowData> {
  list: ViewList<R>;
}

/** One of "All", those of the product, and those that were saved. */
interface Tab {
  key: string;
  name: string;
  query: string;
  columns: string[] | null;
  /** Of those that were saved. */
  view?: View;
}

/** What a view keeps of a list's search: filters, search text, and the sort where it is not the usual one. */
export function queryOf<R extends RowData>({ source, state: { search } }: ViewList<R>): string {
  const left = ['areas', 'page', 'page_size', ...source.own];
  const kept = Object.entries(search).filter(
    ([name, value]) => !left.includes(name) && !(name === 'sort' && value === source.first),
  );
  return stringifySearch(Object.fromEntries(kept)).slice(1);
}

/** Columns in sight, in their order, without those that every table has. */
const columnsOf = <R extends RowData>({ table }: ViewList<R>) =>
  table.getVisibleLeafColumns().flatMap(({ id, columnDef }) => (columnDef.meta?.isFrame ? [] : [id]));

const TabLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    h: '10',
    px: '3',
    whiteSpace: 'nowrap',
    fontWeight: 'medium',
    color: 'muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    transition: 'color 160ms, border-color 160ms',
    _hover: { color: 'fg' },
    _selected: { color: 'accent.fg', borderColor: 'accent.border' },
  },
});

/** Views of a list as tabs: each is a link to its search. */
export function ViewTabs<R extends RowData>({ list }: ViewTabsProps<R>) {
  const { source, state } = list;
  const intl = useIntl();
  const client = useQueryClient();
  const mayShare = useCan('views:share');
  const [editing, setEditing] = useState<View | 'new'>();
  const [last, setLast] = useState<number>();
  const [pressed, setPressed] = useState<string>();
  const part = useRef<HTMLDivElement>(null);
  const name = source.list as ViewedList;
  const { areas = [] } = state.search as { areas?: number[] };

  const kept = useListViews({ list: [name], page_size: 100 }).data?.views ?? [];
  const tabs: Tab[] = [
    { key: 'all', name: intl.formatMessage(messages.all), query: '', columns: null },
    ...(source.presets ?? []).map((preset, index) => ({
      key: `preset ${index}`,
      name: intl.formatMessage(preset.name),
      query: stringifySearch(preset.search as Record<string, unknown>).slice(1),
      columns: null,
    })),
    ...kept.map((view) => ({ ...view, key: String(view.id), view })),
  ];
  const query = queryOf(list);
  const matching = tabs.filter((tab) => sameAs(tab.query) === sameAs(query));
  // Several can stand for the same search, such as one's own and one that somebody shared later.
  const chosen = matching.find(({ key }) => key === pressed) ?? matching[0];
  const mayEdit = (view: View | undefined) => view && (!view.shared || mayShare);
  // The view that was left by a change of the filters can take them over.
  if (chosen && chosen.view?.id !== last) setLast(chosen.view?.id);
  const left = chosen ? undefined : kept.find((view) => view.id === last && mayEdit(view));

  const queries = tabs.slice(1).map((tab) => tab.query);
  const params = { list: name, queries: queries.join('\n'), disposition_area_ids: areas };
  const { data: counted } = useQuery({
    // Below the list: what makes it stale makes its numbers stale.
    queryKey: [name, 'counts', params],
    queryFn: ({ signal }) => countViews(params, { signal }),
    placeholderData: keepPreviousData,
    enabled: queries.length > 0,
  });

  const arrange = ({ columns }: Tab) => {
    const { order, visibility, own } = list.prefs;
    if (!columns) return own && list.changePrefs({ ...own, own: undefined });
    const all = list.table.getAllLeafColumns().filter(({ columnDef }) => !columnDef.meta?.isFrame);
    return list.changePrefs({
      order: columns,
      visibility: Object.fromEntries(all.map(({ id }) => [id, columns.includes(id)])),
      own: own ?? { order, visibility },
    });
  };
  // The buttons beside the tabs go once what they do is done.
  useKeptFocus(part, () => part.current?.querySelector<HTMLElement>('[role=tab][tabindex="0"]'));
  const remove = useUndoableDelete<View, never>(
    {
      list: 'views',
      nameOf: (view) => view.name,
      remove: (view, options) => deleteView(view.id, options),
      restore: (view) => restoreView(view.id),
    },
    () => undefined,
  );
  const update = (view: View) =>
    updateView(view.id, { query, ...(view.columns ? { columns: columnsOf(list) } : {}) }, ifMatch(view))
      .then(() => toast(intl.formatMessage(formMessages.saved)))
      .catch((error: unknown) =>
        toast(intl.formatMessage(formMessages.refused, { reason: reasonOf(error, intl) }), { variant: 'error' }),
      )
      .then(() => client.invalidateQueries({ queryKey: ['views'] }));

  return (
    <Flex ref={part} data-print="none" align="center" gap="2" borderBottomWidth="1px">
      <Box
        role="tablist"
        aria-label={intl.formatMessage(messages.views)}
        display="flex"
        minW="0"
        overflowX="auto"
        onKeyDown={moveFocus}
        css={{ scrollbarWidth: 'none' }}
      >
        {tabs.map((tab, index) => (
          <TabLink
            key={tab.key}
            role="tab"
            to="."
            search={((previous: object) => searchOf(previous, tab.query)) as never}
            aria-selected={tab === chosen}
            aria-current={undefined}
            tabIndex={tab === (chosen ?? tabs[0]) ? 0 : -1}
            onClick={() => {
              setPressed(tab.key);
              arrange(tab);
            }}
            activeProps={NOTHING}
          >
            {tab.name}
            {index > 0 && typeof counted?.counts[index - 1] === 'number' ? (
              <Box
                as="span"
                textStyle="xs"
                bg="bg.muted"
                borderRadius="full"
                px="1.5"
                css={{ fontVariantNumeric: 'tabular-nums' }}
              >
                <FormattedNumber value={counted.counts[index - 1] ?? 0} />
              </Box>
            ) : null}
          </TabLink>
        ))}
      </Box>
      {chosen?.view && mayEdit(chosen.view) ? (
        <Menu
          placement="bottom-start"
          trigger={
            <IconButton size="sm" label={intl.formatMessage(messages.actions, { name: chosen.name })}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setEditing(chosen.view)}>
            {intl.formatMessage(messages.edit)}
          </MenuItem>
          <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={() => chosen.view && void remove([chosen.view])}>
            {intl.formatMessage(messages.delete)}
          </MenuItem>
        </Menu>
      ) : null}
      {left ? (
        <Button size="sm" variant="ghost" flexShrink={0} onClick={() => void update(left)}>
          {intl.formatMessage(messages.update, { name: left.name })}
        </Button>
      ) : null}
      {chosen ? null : (
        <Button size="sm" variant="ghost" flexShrink={0} onClick={() => setEditing('new')}>
          <BookmarkPlus aria-hidden />
          {intl.formatMessage(messages.save)}
        </Button>
      )}
      {editing ? (
        <ViewDialog
          view={editing === 'new' ? undefined : editing}
          list={name}
          query={query}
          columns={columnsOf(list)}
          isArranged={list.prefs.order.length > 0 || Object.keys(list.prefs.visibility).length > 0}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
    </Flex>
  );
}

const NOTHING = {};

/** The areas and the number of rows stay; page and open record do not. */
const searchOf = ({ areas, page_size }: { areas?: number[]; page_size?: number }, query: string) => ({
  ...{ areas, page_size },
  ...parseSearch(query),
});

/** One stop of the Tab key; arrows move between the tabs. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
  const to = { Home: 0, End: tabs.length - 1 }[event.key] ?? (step && (at + step + tabs.length) % tabs.length);
  if (to === undefined || at === -1) return;
  event.preventDefault();
  tabs[to]?.focus();
}
