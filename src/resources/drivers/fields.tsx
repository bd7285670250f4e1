import { useIntl } from 'react-intl';
import { allPages, WHOLE } from '@/api/allPages';
import type { Driver, DriverInput } from '@/api/generated/dashboard.schemas';
import { listPhones, useListPhones } from '@/api/generated/phones/phones';
import { fieldsOf } from '@/fields/field';
import { area, AVAILABLE, filterOnly, flag, key, named, text, time } from '@/fields/kinds';
import { TextCell } from '@/table/cells';
import type { Option } from '@/table/filters';
import { TextLink } from '@/ui/TextLink';
import { driverLabels as label, driverMessages as messages } from './messages';

/** The operation's phones. A number that is not among them (any more) must not vanish from the form. */
function usePhones({ driver_id: own, phone: chosen }: Partial<DriverInput> = {}): Option[] {
  const intl = useIntl();
  const phones = useListPhones(WHOLE, { query: { queryFn: allPages(listPhones, 'phones') } }).data?.phones ?? [];
  const options = phones.map(({ number, label: name, driver_id }) => ({
    value: number,
    label:
      driver_id && driver_id !== own
        ? intl.formatMessage(messages.phoneOf, { number, label: name, driver: driver_id })
        : intl.formatMessage(messages.phoneFree, { number, label: name }),
  }));
  const gone = chosen && !phones.some(({ number }) => number === chosen);
  return gone ? [{ value: chosen, label: chosen }, ...options] : options;
}

/** The fields of a driver, and the filters that are none. */
export const driverFields = fieldsOf<Driver, Omit<DriverInput, 'customer_id'>>()({
  driver_id: key(label.driver_id, { width: 130, edit: { help: messages.keyHelp } }),
  name: text(label.name, { width: 220, edit: { max: 120 } }),
  phone: named(label.phone, usePhones, {
    width: 170,
    none: messages.noPhone,
    cell: (value) => <TextCell value={value} />,
    fact: (value) => <TextLink href={`tel:${value?.replaceAll(/[^\d+]/gu, '')}`}>{value}</TextLink>,
    said: (value) => value,
    edit: {},
  }),
  default_disposition_area_id: area(label.default_disposition_area_id, {
    width: 180,
    none: messages.noArea,
    edit: {},
  }),
  available: flag(label.available, AVAILABLE, {
    width: 140,
    isState: true,
    edit: { help: messages.availableHelp },
  }),
  updated_at: time(label.updated_at, { width: 180, column: 'hidden' }),
  has_phone: filterOnly(label.phone, { yes: messages.withPhone, no: messages.withoutPhone }),
});
