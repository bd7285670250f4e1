import type { Driver } from '@/api/generated/dashboard.schemas';
import { availableMessages } from '@/i18n/domain';
import { AreaCell, BooleanCell, DateCell, KeyCell, TextCell } from '@/table/cells';
import { createColumns } from '@/table/features';
import { actionsColumn } from '@/table/rowCommands';
import { selectColumn } from '@/table/selectColumn';
import { areaText, flagText, timeText } from '@/table/texts';
import { driverFields as label } from './messages';

const column = createColumns<Driver>();
export const driverName = (driver: Driver) => driver.driver_id;

export const driverColumns = column.columns([
  selectColumn<Driver>(driverName),
  column.accessor('driver_id', {
    meta: { label: label.driver_id, width: 130, isKey: true },
    cell: ({ getValue }) => <KeyCell value={getValue()} />,
  }),
  column.accessor('name', {
    meta: { label: label.name, width: 220 },
    cell: ({ getValue }) => <TextCell value={getValue()} />,
  }),
  column.accessor('phone', {
    meta: { label: label.phone, width: 170 },
    cell: ({ getValue }) => <TextCell value={getValue()} />,
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
  actionsColumn<Driver>(driverName),
]);
