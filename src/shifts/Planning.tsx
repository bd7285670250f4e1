import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useTimeZone } from '@/i18n/timeZone';
import { PageHeader } from '@/ui/PageHeader';
import { onDemand } from '@/ui/onDemand';
import type { Shifts } from './data/useShifts';
import type { OpenDialog } from './dialogs/Dialogs';
import { CalendarContext, useCalendarValue } from './grid/context';
import { useGaps } from './grid/Gaps';
import { NoRows, View } from './grid/View';
import { shiftMessages as messages } from './messages';
import { blockById, type Times } from './model/blocks';
import { useActions } from './planner/useActions';
import { usePlanner } from './planner/usePlanner';
import { useRows, wantedResources } from './planner/useRows';
import type { ShiftsSearch } from './search';
import { EditBar } from './toolbar/EditBar';
import { ViewBar } from './toolbar/ViewBar';
import type { useView } from './useView';

interface Props {
  search: ShiftsSearch & { areas: number[] };
  shown: ReturnType<typeof useView>;
  shifts: Shifts;
  /** Whether the shifts have loaded. */
  loaded: boolean;
  /** Shown until then. */
  children: ReactNode;
  today: string;
  patch: (change: Partial<ShiftsSearch & { areas: number[] }>) => void;
}

const Dialogs = onDemand(() => import('./dialogs/Dialogs').then((m) => m.Dialogs));
const SelectionBar = onDemand(() => import('./toolbar/SelectionBar').then((m) => m.SelectionBar));
const Legend = onDemand(() => import('./grid/Legend').then((m) => m.Legend));
const DayView = lazy(() => import('./day/DayView').then((m) => ({ default: m.DayView })));

const NONE: readonly string[] = [];

export function Planning({ search, shown, shifts, loaded, children, today, patch }: Props) {
  const { formatMessage } = useIntl();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { kind, view, date, days, of, area, material } = search;
  // The selection belongs to the days and view shown. It may be too long for a URL.
  const scope = JSON.stringify([kind, view, date, days, of]);
  const [selection, setSelection] = useState<{ scope: string; ids: readonly string[] }>({ scope, ids: NONE });
  const selected = selection.scope === scope ? selection.ids : NONE;
  const select = (ids: readonly string[]) => setSelection({ scope, ids });
  const planner = usePlanner(kind, shifts, useTimeZone());
  const actions = useActions(kind, planner);
  const plan = planner.plans[kind];
  const resources = planner.resources[kind];
  const { rows, one } = useRows(search, resources, plan, shown.days, selected);
  const calendar = useCalendarValue(today, shown.days, shifts.resources.drivers);
  const { writable } = calendar;
  const gaps = useGaps(planner, shown.days, search.areas, calendar);
  const print = usePrint(loaded && view === 'overview' && shown.days.length === 7, () =>
    patch({ view: 'overview', days: 7 }),
  );
  const blocks = selected.map((id) => blockById(plan, id, today)).filter((block) => block !== undefined);
  const create = (key: string | undefined, day: string, times?: Times) =>
    key && setDialog({ name: 'shift', task: { key, day, times } });
  const { travel } = planner;

  return (
    <CalendarContext value={calendar}>
      <PageHeader
        title={formatMessage(messages.title)}
        actions={
          <EditBar
            {...{ writable, loaded }}
            day={shown.day}
            onCreate={() => create(one?.key, shown.day)}
            onCopy={(span) => setDialog({ name: 'copy', span })}
            {...(one ? { onDefaults: () => setDialog({ name: 'defaults', of: one }) } : {})}
            onPrint={print}
            onKeys={() => setDialog({ name: 'keys' })}
          />
        }
      />
      <div data-print="none">
        <ViewBar
          {...{ search, shown, today, rows, patch, writable, travel }}
          one={view === 'overview' || view === 'day' ? undefined : one}
          history={planner.history}
        />
      </div>
      <div data-print="shifts">
        <h2 className="shifts-print-title">{`${formatMessage(messages[kind])}, ${shown.title}`}</h2>
        {!loaded ? (
          children
        ) : !one ? (
          <NoRows
            kind={kind}
            filtered={resources.size > 0}
            onClear={() => patch({ areas: [], area: undefined, material: undefined, available: undefined })}
          />
        ) : view === 'day' ? (
          <Suspense fallback={children}>
            <DayView
              {...{ planner, actions, rows }}
              day={shown.day}
              areas={search.areas}
              staff={wantedResources(planner.resources.drivers, planner.plans.drivers, shown.days, {
                ...{ area, material: undefined, available: search.available, areas: search.areas },
              })}
              onEdit={(block) => setDialog({ name: 'shift', task: { block } })}
            />
          </Suspense>
        ) : (
          <View
            {...{ kind, view, plan, rows, one, selected, select, actions, travel, gaps }}
            days={shown.days}
            title={shown.title}
            month={shown.day.slice(0, 7)}
            area={area}
            material={material}
            resources={resources}
            open={{
              edit: (block) => setDialog({ name: 'shift', task: { block } }),
              create,
              keys: () => setDialog({ name: 'keys' }),
              week: (of) => patch({ view: 'week', of }),
            }}
          />
        )}
        {blocks.length > 0 ? (
          <SelectionBar
            {...{ kind, resources, blocks, writable, actions }}
            onEdit={(block) => setDialog({ name: 'shift', task: { block } })}
            onClear={() => select([])}
          />
        ) : null}
        {view === 'day' ? null : <Legend kind={kind} />}
      </div>
      {dialog || planner.question ? (
        <Dialogs
          {...{ kind, dialog, planner, actions, rows }}
          days={shown.days}
          day={shown.day}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </CalendarContext>
  );
}

/** Prints after `prepare`, once the calendar is `ready`. */
function usePrint(ready: boolean, prepare: () => void): () => void {
  const [requested, setRequested] = useState(false);
  useEffect(() => {
    if (!requested || !ready) return;
    const frame = requestAnimationFrame(() => {
      setRequested(false);
      window.print();
    });
    return () => cancelAnimationFrame(frame);
  }, [requested, ready]);
  return useCallback(() => {
    prepare();
    setRequested(true);
  }, [prepare]);
}
