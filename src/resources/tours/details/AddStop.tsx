import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { TourDetail } from '@/api/generated/dashboard.schemas';
import { useCan } from '@/auth/useCan';
import { CommandButton } from '@/table/CommandButton';
import { onDemand } from '@/ui/onDemand';
import { stopMessages } from '../stopMessages';
import { canWriteStops } from '../useStopWrites';
import { tourDetails } from './messages';

const AddStopDialog = onDemand(() => import('./AddStopDialog').then((m) => m.AddStopDialog));

/** Adds a stop to a tour that is ahead or under way. */
export function AddStop({ detail }: { detail: TourDetail }) {
  const intl = useIntl();
  const may = useCan('tours:write');
  const [open, setOpen] = useState(false);
  return (
    <>
      <CommandButton
        data-print="none"
        variant="outline"
        size="sm"
        disabled={!may || !canWriteStops(detail)}
        reason={intl.formatMessage(may ? stopMessages.gone : tourDetails.noWrite)}
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden />
        {intl.formatMessage(stopMessages.add)}
      </CommandButton>
      {open ? <AddStopDialog detail={detail} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
