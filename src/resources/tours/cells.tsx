import { createContext, useContext, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import type { Tour } from '@/api/generated/dashboard.schemas';
import { commandIcons } from '@/table/commandIcons';
import { RowAction } from '@/table/RowActions';
import { tourMessages as messages } from './messages';

interface TourCommands {
  openDetails: (id: number) => void;
}
const Commands = createContext<TourCommands>({ openDetails: () => undefined });

/** Around the table: what its cells can ask of the screen. Give it a stable value. */
export const TourCommandsProvider = Commands.Provider;

/** Emptied containers as number and bar; the bar is for the eye, the words for screen readers. */
export function ProgressCell({ done, planned }: { done: number; planned: number }) {
  const intl = useIntl();
  const share = planned === 0 ? 0 : Math.min(1, done / planned);
  const said = intl.formatMessage(messages.progress, { done, planned });
  return (
    <span
      className="dt-progress"
      role="img"
      aria-label={said}
      style={{ '--share': `${share * 100}%` } as CSSProperties}
    >
      {intl.formatMessage(messages.progressShort, { done, planned })}
    </span>
  );
}
export function DetailsCell({ tour }: { tour: Tour }) {
  const intl = useIntl();
  const { openDetails } = useContext(Commands);
  return (
    <RowAction
      label={intl.formatMessage(messages.open, { name: tour.route_name })}
      onClick={() => openDetails(tour.id)}
    >
      {commandIcons.details}
    </RowAction>
  );
}
