import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import type { ContainerConstraint } from '@/api/generated/dashboard.schemas';
import { CommandButton } from '@/table/CommandButton';
import { SkeletonLines } from '@/ui/Skeletons';
import { TextLink } from '@/ui/links';
import type { AddTo } from './AddForm';
import type { LifeOf } from './LifeLine';
import { LevelAge } from './LevelAge';
import { binMessages as messages } from './messages';
import { WeekStrip } from './WeekStrip';

const AddForm = lazy(() => import('./AddForm').then((m) => ({ default: m.AddForm })));

const LifeLine = lazy(() => import('./LifeLine').then((m) => ({ default: m.LifeLine })));

/** The last 90 days of a container or a location. */
export const BinLife = (of: LifeOf) => (
  <Suspense fallback={<SkeletonLines lines={6} />}>
    <LifeLine {...of} />
  </Suspense>
);

/** Who said the level of a container, and how long ago. */
export const BinLevelAge = LevelAge;

/** Opens a container by the system's id. */
export const BinLink = ({ id, children }: { id: number; children: string }) => (
  <TextLink to="/dt/bins" search={{ id }} fontWeight="medium">
    {children}
  </TextLink>
);

/** Opens the container with this key, for places that know only the key. It is beside other text. */
export const BinKeyLink = ({ containerId }: { containerId: string }) => (
  <TextLink to="/dt/bins" search={{ q: containerId, open: true }} textDecoration="underline">
    {containerId}
  </TextLink>
);

/** The week of a location: when its containers may not be emptied. */
export const BinWeek = ({ constraints }: { constraints: readonly ContainerConstraint[] }) => (
  <WeekStrip constraints={constraints} />
);

/** Adds containers to a location. */
export function AddBins(to: AddTo) {
  const intl = useIntl();
  const canWrite = useCan('bins:write');
  const [open, setOpen] = useState(false);
  return (
    <>
      <CommandButton
        size="sm"
        variant={to.present.length > 0 ? 'outline' : 'solid'}
        disabled={!canWrite}
        reason={intl.formatMessage(messages.noWrite)}
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden />
        {intl.formatMessage(messages.add)}
      </CommandButton>
      <Suspense>{open ? <AddForm {...to} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
