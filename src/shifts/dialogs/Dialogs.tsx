import { lazy, Suspense } from 'react';
import { plusDays } from '@/i18n/dates';
import { onDemand } from '@/ui/onDemand';
import type { Resource } from '../model/blocks';
import { COPY_WINDOW } from '../data/useShifts';
import type { Actions } from '../planner/useActions';
import type { Planner } from '../planner/usePlanner';
import type { Kind } from '../search';
import type { ShiftTask } from './ShiftDialog';

const ShiftDialog = lazy(() => import('./ShiftDialog').then((m) => ({ default: m.ShiftDialog })));
const DefaultsDialog = lazy(() => import('./DefaultsDialog').then((m) => ({ default: m.DefaultsDialog })));
const CopyDialog = lazy(() => import('./CopyDialog').then((m) => ({ default: m.CopyDialog })));
const ConflictDialog = onDemand(() => import('./ConflictDialog').then((m) => m.ConflictDialog));
const KeysDialog = lazy(() => import('./KeysDialog').then((m) => ({ default: m.KeysDialog })));

export type OpenDialog =
  | { name: 'shift'; task: ShiftTask }
  | { name: 'defaults'; of: Resource }
  | { name: 'copy'; span: 'day' | 'week' }
  | { name: 'keys' };

interface Props {
  kind: Kind;
  dialog: OpenDialog | null;
  planner: Planner;
  actions: Actions;
  rows: readonly Resource[];
  days: readonly string[];
  day: string;
  onClose: () => void;
}

/** The open dialog, and over it the conflicts of a change. */
export function Dialogs({ kind, dialog, planner, actions, rows, days, day, onClose }: Props) {
  const { plans, resources, question } = planner;
  const plan = plans[kind];
  return (
    <Suspense fallback={null}>
      {dialog?.name === 'shift' ? (
        <ShiftDialog {...{ kind, plan, actions, onClose }} task={dialog.task} resources={resources[kind]} />
      ) : null}
      {dialog?.name === 'defaults' ? (
        <DefaultsDialog {...{ kind, plan, rows, actions, onClose }} first={dialog.of} />
      ) : null}
      {dialog?.name === 'copy' ? (
        <CopyDialog
          {...{ kind, plans, rows, actions, day, onClose }}
          drivers={resources.drivers}
          span={dialog.span}
          first={plusDays(days[0] ?? day, -COPY_WINDOW.before)}
          last={plusDays(days.at(-1) ?? day, COPY_WINDOW.after)}
        />
      ) : null}
      {dialog?.name === 'keys' ? <KeysDialog onClose={onClose} /> : null}
      {question ? <ConflictDialog question={question} resources={resources} /> : null}
    </Suspense>
  );
}
