import { Box, Flex } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/access/useCan';
import { useMe } from '@/access/useSession';
import { PageHeader } from '@/ui/PageHeader';
import type { Shifts } from './data/useShifts';
import { Dialogs, type OpenDialog } from './dialogs/Dialogs';
import { wantedResources } from './filter';
import { Legend } from './grid/Legend';
import { PlaceContext } from './grid/place';
import { View } from './grid/View';
import { shiftMessages as messages } from './messages';
import { blockById } from './model/schedule';
import { useActions } from './planner/useActions';
import { usePlanner } from './planner/usePlanner';
import { KINDS, VIEWS, type ShiftsSearch } from './search';
import { Choice } from './toolbar/Choice';
import { DateNav } from './toolbar/DateNav';
import { EditBar } from './toolbar/EditBar';
import { Filters } from './toolbar/Filters';
import { Segments } from './toolbar/Segments';
import { SelectionBar } from './toolbar/SelectionBar';
import { usePrint } from './usePrint';
import type { useView } from './useView';

interface Props {
  search: ShiftsSearch & { areas: number[] };
  shown: ReturnType<typeof useView>;
  shifts: Shifts;
  today: string;
  patch: (change: Partial<ShiftsSearch>, replace?: boolean) => void;
}

const DAYS = [7, 14, 31] as const;

/** The calendar with its tools, once there is something to plan with. */
export function Planning({ search, shown, shifts, today, patch }: Props) {
  const { formatMessage } = useIntl();
  const me = useMe();
  const writable = useCan('schedules:write');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { kind, view, selected, area, material, available, areas } = search;
  const planner = usePlanner(kind, shifts, me.account.time_zone);
  const actions = useActions(kind, planner);
  const plan = planner.plans[kind];
  const resources = planner.resources[kind];
  const rows = useMemo(
    () => wantedResources(resources, plan, shown.days, { area, material, available, areas }),
    [resources, plan, shown.days, area, material, available, areas],
  );
  // In the overview the one whose shift is selected.
  const wanted = view === 'overview' ? selected[0]?.split('@')[0] : search.of;
  const one = rows.find((row) => row.key === wanted) ?? rows[0];
  const place = useMemo(
    () => ({
      today,
      writable,
      areaName: (id: number | null) => me.disposition_areas.find((one) => one.id === id)?.name,
    }),
    [today, writable, me.disposition_areas],
  );
  const print = usePrint(() => patch({ view: 'overview', days: 7, selected: [] }));
  const blocks = selected.map((id) => blockById(plan, id, today)).filter((block) => block !== undefined);
  const select = (ids: string[]) => patch({ selected: ids }, true);
  const create = (key: string | undefined, day: string) => key && setDialog({ name: 'shift', task: { key, day } });
  const travel = (direction: 'undo' | 'redo') => void planner.travel(direction);

  return (
    <PlaceContext value={place}>
      <PageHeader
        title={formatMessage(messages.title)}
        actions={
          <EditBar
            {...{ writable, travel }}
            history={planner.history}
            onCreate={() => create(one?.key, shown.day)}
            onCopy={(span) => setDialog({ name: 'copy', span })}
            {...(one ? { onDefaults: () => setDialog({ name: 'defaults', of: one }) } : {})}
            onPrint={print}
            onKeys={() => setDialog({ name: 'keys' })}
          />
        }
      />
      <Flex gap="3" wrap="wrap" align="center" mb="3">
        <Segments
          label={formatMessage(messages.kind)}
          value={kind}
          options={KINDS.map((value) => ({ value, label: formatMessage(messages[value]) }))}
          onChange={(value) => patch({ kind: value, of: undefined, selected: [], material: undefined })}
        />
        <Segments
          label={formatMessage(messages.view)}
          value={view}
          options={VIEWS.map((value) => ({ value, label: formatMessage(messages[value]) }))}
          onChange={(value) => patch({ view: value, selected: [] })}
        />
        {view === 'overview' ? (
          <Choice
            label={formatMessage(messages.daysShown)}
            value={search.days}
            options={DAYS.map((value) => ({ value, label: formatMessage(messages.days, { n: value }) }))}
            onChange={(value) => patch({ days: value ?? 7 })}
          />
        ) : (
          <Choice
            label={formatMessage(kind === 'trucks' ? messages.truck : messages.driver)}
            value={one?.key}
            options={rows.map(({ key, label }) => ({ value: key, label }))}
            onChange={(value) => patch({ of: value, selected: [] })}
          />
        )}
        <DateNav date={shown.day} {...shown} today={today} onChange={(date) => patch({ date, selected: [] })} />
        <Box ms="auto">
          <Filters search={search} patch={patch} />
        </Box>
      </Flex>
      <View
        {...{ kind, view, plan, rows, one, selected, select, actions, travel }}
        days={shown.days}
        title={shown.title}
        month={shown.day.slice(0, 7)}
        area={area}
        material={material}
        resources={resources}
        open={{
          edit: (block) => setDialog({ name: 'shift', task: { block } }),
          create: (key, day) => create(key, day),
          keys: () => setDialog({ name: 'keys' }),
          week: (of) => patch({ view: 'week', of, selected: [] }),
        }}
        onClear={() => patch({ area: undefined, material: undefined, available: undefined })}
      />
      <SelectionBar
        {...{ blocks, writable, actions }}
        onEdit={(block) => setDialog({ name: 'shift', task: { block } })}
        onClear={() => select([])}
      />
      <Legend kind={kind} />
      <Dialogs
        {...{ kind, dialog, planner, actions, rows }}
        days={shown.days}
        day={shown.day}
        onClose={() => setDialog(null)}
      />
    </PlaceContext>
  );
}
