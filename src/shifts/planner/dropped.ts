import type { QueryClient } from '@tanstack/react-query';
import type { IntlShape } from 'react-intl';
import { WHOLE } from '@/api/allPages';
import type { Tour } from '@/api/generated/dashboard.schemas';
import { getListToursQueryOptions } from '@/api/generated/tours/tours';
import { common } from '@/i18n/common';
import { formatTimes, plusDays } from '@/i18n/dates';
import { toast } from '@/ui/toast';
import type { Shifts } from '../data/useShifts';
import { dayName } from '../labels';
import { toastMessages } from '../messages';
import { droppedBy, loses, replacedBy, toursCut, toursLeft } from '../model/pairs';
import { applyChange, type Change, touched } from '../model/writes';
import type { Entry } from '../schedule/schedule';

/** As many trucks without their driver as a message names. */
const MOST = 3;

/** The trucks that lose their driver by a change once it is made with its pairs, with why: "GL-A 1 has no driver on Mon 23 Nov: Ada Berg drives GL-A 2". */
export function droppedTexts(
  intl: IntlShape,
  { plans: now, resources }: Shifts,
  wanted: Shifts['plans'],
  after: Shifts['plans'],
  shown?: boolean,
): string[] {
  const { formatMessage } = intl;
  const names = (truck: string, { work_date, driver_id }: Entry) => ({
    ...{ truck, day: dayName(intl, work_date) },
    who: [...resources.drivers.values()].find(({ detail }) => detail === driver_id)?.label ?? driver_id,
  });
  const dropped = droppedBy(wanted, after, resources.drivers).map(({ truck, entry, obstacle }) =>
    formatMessage(toastMessages.dropped, {
      ...names(truck, entry),
      why: obstacle?.why ?? 'off',
      other: obstacle?.why === 'taken' ? obstacle.truck : '',
    }),
  );
  if (shown) return dropped;
  const replaced = replacedBy(now, wanted).map(({ key, entry }) =>
    formatMessage(toastMessages.replaced, names(key, entry)),
  );
  return [...dropped, ...replaced];
}

/** The planned tours whose truck has no driver any more, or no shift for their stops: "GL-A 1 has no driver on Mon 23 Nov for its tour Süd 1". */
export async function leftTexts(
  intl: IntlShape,
  client: QueryClient,
  before: Shifts['plans'],
  change: Change,
): Promise<string[]> {
  const after = applyChange(before, change);
  const days = touched(change.trucks ?? [])
    .filter(({ key, day }) => loses(before, after, key, day))
    .map(({ day }) => day)
    .toSorted();
  const [first, end] = [days[0], days.at(-1)];
  if (!first) return [];
  // A tour of the night before has its last stops on the first day.
  const planned = getListToursQueryOptions({ ...WHOLE, status: ['planned'], start: plusDays(first, -1), end });
  const { tours } = await client.fetchQuery(planned);
  const left = toursLeft(before, after, tours);
  const cut = toursCut(before, after, tours).filter((tour) => !left.includes(tour));
  const names = ({ license_plate: truck, date, route_name: tour }: Tour) => ({
    ...{ truck, day: dayName(intl, date), tour },
  });
  return [
    ...left.map((tour) => intl.formatMessage(toastMessages.tourLeft, names(tour))),
    ...cut.map((tour) =>
      intl.formatMessage(toastMessages.tourCut, {
        ...names(tour),
        times: formatTimes(intl, tour.planned_start, tour.planned_end),
      }),
    ),
  ];
}

/** Tells them, the first few by name, and offers to undo the change. */
export function sayDropped(intl: IntlShape, dropped: readonly string[], undo: () => void) {
  if (dropped.length === 0) return;
  const more = dropped.length - MOST;
  const told = dropped.slice(0, MOST);
  if (more > 0) told.push(intl.formatMessage(toastMessages.moreDropped, { n: more }));
  const action = { label: intl.formatMessage(common.undo), onClick: undo };
  toast(told.join(' · '), { variant: 'warning', duration: 8000, action });
}
