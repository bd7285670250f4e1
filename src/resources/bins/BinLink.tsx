import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import type { ContainerConstraint } from '@/api/generated/dashboard.schemas';
import { CommandButton } from '@/table/CommandButton';
import { SkeletonLines } from '@/ui/Skeletons';
import { TextLink } from '@/ui/links';
import { onDemand } from '@/ui/onDemand';
import type { AddTo } from './AddForm';
import type { LifeOf } from './LifeLine';
import { LevelAge } from './LevelAge';
import { binMessages as messages } from './messages';
import { WeekStrip } from './WeekStrip';

const AddForm = onDemand(() => import('./AddForm').then((m) => m.AddForm));

const LifeLine = onDemand(() => import('./LifeLine').then((m) => m.LifeLine), <SkeletonLines lines={6} />);

/** The last 90 days of a container or a location. */
export const BinLife = (of: LifeOf) => <LifeLine {...of} />;

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
      {open ? <AddForm {...to} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
