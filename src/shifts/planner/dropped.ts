import type { QueryClient } from '@tanstack/react-query';
import type { IntlShape } from 'react-intl';
import { WHOLE } from '@/api/allPages';
import { getListToursQueryOptions } from '@/api/generated/tours/tours';
import { common } from '@/i18n/common';
import { toast } from '@/ui/toast';
import type { Shifts } from '../data/useShifts';
import { dayName } from '../labels';
import { toastMessages } from '../messages';
import { droppedBy, hasDriver, replacedBy, toursLeft } from '../model/pairs';
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

/** The planned tours whose truck has no driver any more: "GL-A 1 has no driver on Mon 23 Nov for its tour Süd 1". */
export async function leftTexts(
  intl: IntlShape,
  client: QueryClient,
  before: Shifts['plans'],
  change: Change,
): Promise<string[]> {
  const after = applyChange(before, change);
  const days = touched(change.trucks ?? [])
    .filter(({ key, day }) => hasDriver(before, key, day) && !hasDriver(after, key, day))
    .map(({ day }) => day)
    .toSorted();
  const [start, end] = [days[0], days.at(-1)];
  if (!start) return [];
  const planned = getListToursQueryOptions({ ...WHOLE, status: ['planned'], start, end });
  const { tours } = await client.fetchQuery(planned);
  return toursLeft(before, after, tours).map(({ license_plate: truck, date, route_name: tour }) =>
    intl.formatMessage(toastMessages.tourLeft, { truck, day: dayName(intl, date), tour }),
  );
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
