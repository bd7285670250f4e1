import type { Truck } from '@/api/generated/dashboard.schemas';
import { availableMessages } from '@/i18n/domain';
import { AreaCell, BooleanCell, DateCell, KeyCell, NumberCell, TextCell } from '@/table/cells';
import { createColumns } from '@/table/features';
import { actionsColumn } from '@/table/rowCommands';
import { selectColumn } from '@/table/selectColumn';
import { areaText, flagText, timeText } from '@/table/texts';
import { truckFields as label } from './messages';

const column = createColumns<Truck>();
export const truckName = (truck: Truck) => truck.license_plate;

export const truckColumns = column.columns([
  selectColumn<Truck>(truckName),
  column.accessor('license_plate', {
    meta: { label: label.license_plate, width: 140, isKey: true },
    cell: ({ getValue }) => <KeyCell value={getValue()} />,
  }),
  column.accessor('name', {
    meta: { label: label.name, width: 220 },
    cell: ({ getValue }) => <TextCell value={getValue()} />,
  }),
  column.accessor('capacity', {
    meta: { label: label.capacity, width: 120, align: 'end' },
    cell: ({ getValue }) => <NumberCell value={getValue()} digits={1} />,
  }),
  column.accessor('number_of_compartments', {
    meta: { label: label.number_of_compartments, width: 130, align: 'end' },
    cell: ({ getValue }) => <NumberCell value={getValue()} />,
  }),
  column.accessor('default_disposition_area_id', {
    id: 'default_disposition_area',
    meta: { label: label.default_disposition_area_id, width: 180, text: areaText },
    cell: ({ getValue }) => <AreaCell value={getValue()} />,
  }),
  column.accessor('available', {
    meta: {
      label: label.available,
      isState: true,
      width: 140,
      text: flagText(availableMessages.available, availableMessages.unavailable),
    },
    cell: ({ getValue }) => <BooleanCell value={getValue()} yes="available" no="unavailable" />,
  }),
  column.accessor('updated_at', {
    meta: { label: label.updated_at, width: 180, isExtra: true, text: timeText },
    cell: ({ getValue }) => <DateCell value={getValue()} />,
  }),
  actionsColumn<Truck>(truckName),
]);
