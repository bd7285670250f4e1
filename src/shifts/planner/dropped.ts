import type { IntlShape } from 'react-intl';
import { common } from '@/i18n/common';
import { toast } from '@/ui/toast';
import type { Shifts } from '../data/useShifts';
import { dayName } from '../labels';
import { toastMessages } from '../messages';
import { droppedBy, replacedBy, toursLeft } from '../model/pairs';
import type { Entry } from '../schedule/schedule';

/** As many trucks without their driver as a message names. */
const MOST = 3;

/** The trucks that lose their driver by a change once it is made with its pairs, with why: "GL-A 1 has no driver on Mon 23 Nov: Ada Berg drives GL-A 2". */
export function droppedTexts(
  intl: IntlShape,
  { plans: now, resources, tours }: Shifts,
  wanted: Shifts['plans'],
  after: Shifts['plans'],
  ofDrivers?: boolean,
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
  if (ofDrivers) return dropped;
  const left = toursLeft(now, after, tours).map(({ license_plate: truck, date, route_name: tour }) =>
    formatMessage(toastMessages.tourLeft, { truck, day: dayName(intl, date), tour }),
  );
  const replaced = replacedBy(now, wanted).map(({ key, entry }) =>
    formatMessage(toastMessages.replaced, names(key, entry)),
  );
  return [...dropped, ...left, ...replaced];
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
