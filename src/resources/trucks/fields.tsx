import { useIntl } from 'react-intl';
import type { Truck, TruckInput } from '@/api/generated/dashboard.schemas';
import { fieldsOf } from '@/fields/field';
import { area, AVAILABLE, flag, key, number, text, time } from '@/fields/kinds';
import type { Option } from '@/table/filters';
import { truckLabels as label, truckMessages as messages } from './messages';

function useCompartments(): Option[] {
  const intl = useIntl();
  return [1, 2, 3, 4, 5, 6].map((count) => ({
    value: count,
    label: intl.formatMessage(messages.compartments, { count }),
  }));
}
export const truckFields = fieldsOf<Truck, TruckInput>()({
  license_plate: key(label.license_plate, { width: 125, edit: { fixed: messages.plateFixed } }),
  name: text(label.name, { width: 166, edit: { max: 120 } }),
  capacity: number(label.capacity, {
    width: 110,
    digits: 1,
    edit: {
      range: [0, 60],
      above: true,
      digits: 3,
      wrong: messages.capacityPositive,
      help: messages.capacityHelp,
    },
  }),
  number_of_compartments: number(label.number_of_compartments, {
    width: 130,
    useOptions: useCompartments,
    edit: { range: [1, 6], whole: true, beside: true },
  }),
  default_disposition_area_id: area(label.default_disposition_area_id, {
    width: 192,
    none: messages.noArea,
    edit: {},
  }),
  available: flag(label.available, AVAILABLE, {
    width: 142,
    isState: true,
    edit: { help: messages.availableHelp },
  }),
  updated_at: time(label.updated_at, { width: 180, column: 'hidden' }),
});
