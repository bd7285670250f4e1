import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useTimeZone } from '@/i18n/timeZone';
import { PageHeader } from '@/ui/PageHeader';
import type { Shifts } from './data/useShifts';
import { Dialogs, type OpenDialog } from './dialogs/Dialogs';
import { Legend } from './grid/Legend';
import { PlaceContext, useOwnPlace } from './grid/place';
import { View } from './grid/View';
import { shiftMessages as messages } from './messages';
import { blockById } from './model/schedule';
import { useActions } from './planner/useActions';
import { usePlanner } from './planner/usePlanner';
import { useRows } from './planner/useRows';
import type { ShiftsSearch } from './search';
import { EditBar } from './toolbar/EditBar';
import { SelectionBar } from './toolbar/SelectionBar';
import { ViewBar } from './toolbar/ViewBar';
import { usePrint } from './usePrint';
import type { useView } from './useView';

interface Props {
  search: ShiftsSearch & { areas: number[] };
  shown: ReturnType<typeof useView>;
  shifts: Shifts;
  /** Whether they have arrived. */
  here: boolean;
  /** Stands where the calendar will be. */
  children: ReactNode;
  today: string;
  patch: (change: Partial<ShiftsSearch>) => void;
}

const NONE: readonly string[] = [];

/** The calendar with its tools. */
export function Planning({ search, shown, shifts, here, children, today, patch }: Props) {
  const { formatMessage } = useIntl();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { kind, view, date, days, of, area, material } = search;
  // A selection is of the shifts in sight: another week or view begins anew. It may be longer than a URL can be.
  const scope = JSON.stringify([kind, view, date, days, of]);
  const [selection, setSelection] = useState<{ scope: string; ids: readonly string[] }>({ scope, ids: NONE });
  const selected = selection.scope === scope ? selection.ids : NONE;
  const select = (ids: readonly string[]) => setSelection({ scope, ids });
  const planner = usePlanner(kind, shifts, useTimeZone());
  const actions = useActions(kind, planner);
  const plan = planner.plans[kind];
  const resources = planner.resources[kind];
  const { rows, one } = useRows(search, resources, plan, shown.days, selected);
  const place = useOwnPlace(today);
  const { writable } = place;
  const print = usePrint(here && view === 'overview' && shown.days.length === 7, () =>
    patch({ view: 'overview', days: 7 }),
  );
  const blocks = selected.map((id) => blockById(plan, id, today)).filter((block) => block !== undefined);
  const create = (key: string | undefined, day: string) => key && setDialog({ name: 'shift', task: { key, day } });
  const { travel } = planner;

  return (
    <PlaceContext value={place}>
      <PageHeader
        title={formatMessage(messages.title)}
        actions={
          <EditBar
            {...{ writable, here }}
            onCreate={() => create(one?.key, shown.day)}
            onCopy={(span) => setDialog({ name: 'copy', span })}
            {...(one ? { onDefaults: () => setDialog({ name: 'defaults', of: one }) } : {})}
            onPrint={print}
            onKeys={() => setDialog({ name: 'keys' })}
          />
        }
      />
      <ViewBar
        {...{ search, shown, today, rows, patch, writable, travel }}
        one={view === 'overview' ? undefined : one}
        history={planner.history}
      />
      {here ? (
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
            week: (of) => patch({ view: 'week', of }),
          }}
          onClear={() => patch({ area: undefined, material: undefined, available: undefined })}
        />
      ) : (
        children
      )}
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
