import { useIntl } from 'react-intl';
import type { Tour } from '@/api/generated/dashboard.schemas';
import { formatDay } from '@/i18n/dates';
import { tourDetails as messages } from './details/messages';

/** A tour by its route and day, since routes return each week. */
export function useTourTitle(tour: Tour | undefined): string {
  const intl = useIntl();
  return tour
    ? intl.formatMessage(messages.titleOf, { name: tour.route_name, date: formatDay(intl, tour.date) })
    : intl.formatMessage(messages.title, { name: '…' });
}
