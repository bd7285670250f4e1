import type { Location } from '@/api/generated/dashboard.schemas';
import { activeMessages, locationTypeMessages } from '@/i18n/domain';
import { AreaCell, BooleanCell, DateCell, KeyCell, NumberCell, TextCell, WordCell } from '@/table/cells';
import { createColumns } from '@/table/features';
import { actionsColumn } from '@/table/rowCommands';
import { selectColumn } from '@/table/selectColumn';
import { areaText, flagText, timeText, wordText } from '@/table/texts';
import { locationFields as label } from './messages';

const column = createColumns<Location>();
export const locationName = (location: Location) => location.location_id;

export const locationColumns = column.columns([
  selectColumn<Location>(locationName),
  column.accessor('location_id', {
    meta: { label: label.location_id, width: 130, isKey: true },
    cell: ({ getValue }) => <KeyCell value={getValue()} />,
  }),
  column.accessor('location_name', {
    meta: { label: label.location_name, width: 200 },
    cell: ({ getValue }) => <TextCell value={getValue()} />,
  }),
  column.accessor('street', {
    meta: { label: label.street, width: 190 },
    cell: ({ getValue }) => <TextCell value={getValue()} />,
  }),
  column.accessor('city', {
    meta: { label: label.city, width: 130 },
    cell: ({ getValue }) => <TextCell value={getValue()} />,
  }),
  column.accessor('disposition_area_id', {
    id: 'disposition_area',
    meta: { label: label.disposition_area_id, width: 140, text: areaText },
    cell: ({ getValue }) => <AreaCell value={getValue()} />,
  }),
  column.accessor('location_type', {
    meta: { label: label.location_type, width: 140, text: wordText(locationTypeMessages) },
    cell: ({ getValue }) => <WordCell value={getValue()} words={locationTypeMessages} />,
  }),
  column.accessor('is_active', {
    meta: {
      label: label.is_active,
      isState: true,
      width: 110,
      text: flagText(activeMessages.active, activeMessages.inactive),
    },
    cell: ({ getValue }) => <BooleanCell value={getValue()} yes="active" no="inactive" />,
  }),
  column.accessor((location) => location.containers.length, {
    id: 'containers',
    meta: { label: label.containers, width: 110, align: 'end' },
    cell: ({ getValue }) => <NumberCell value={getValue()} />,
  }),
  ...(['white', 'green', 'brown'] as const).map((glass) =>
    column.accessor((location) => location.container_site[glass], {
      id: glass,
      enableSorting: false,
      meta: { label: label[glass], width: 80, align: 'end' },
      cell: ({ getValue }) => <NumberCell value={getValue()} />,
    }),
  ),
  ...(['latitude', 'longitude'] as const).map((degrees) =>
    column.accessor(degrees, {
      enableSorting: false,
      meta: { label: label[degrees], width: 110, align: 'end', isExtra: true },
      cell: ({ getValue }) => <NumberCell value={getValue()} digits={6} />,
    }),
  ),
  column.accessor('updated_at', {
    meta: { label: label.updated_at, width: 170, isExtra: true, text: timeText },
    cell: ({ getValue }) => <DateCell value={getValue()} />,
  }),
  actionsColumn<Location>(locationName),
]);
