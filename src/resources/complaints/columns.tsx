import type { Complaint } from '@/api/generated/dashboard.schemas';
import { channelMessages, complaintStatusMessages, fillLevelMessages, materialMessages } from '@/i18n/domain';
import { LocationCell } from '@/resources/locations/reference';
import { AreaCell, DateCell, KeyCell, MaterialCell, StatusCell, TextCell, WordCell } from '@/table/cells';
import { createColumns } from '@/table/features';
import { tableMessages } from '@/table/messages';
import { RowActionsHead } from '@/table/RowActions';
import { selectColumn } from '@/table/selectColumn';
import { areaText, timeText, wordText } from '@/table/texts';
import { openSince } from './age';
import { AgeCell, ageText, UnknownLocation } from './cells';
import { ComplaintActions } from './ComplaintActions';
import { complaintFields as label } from './messages';

const column = createColumns<Complaint>();
export const complaintName = (complaint: Complaint) => String(complaint.id);

export const complaintColumns = column.columns([
  selectColumn<Complaint>(complaintName),
  column.accessor('id', {
    enableSorting: false,
    meta: { label: label.id, width: 80, isKey: true },
    cell: ({ getValue }) => <KeyCell value={String(getValue())} />,
  }),
  column.accessor('created_at', {
    meta: { label: label.created_at, width: 195, text: timeText },
    cell: ({ getValue }) => <DateCell value={getValue()} />,
  }),
  column.accessor('status', {
    meta: { label: label.status, isState: true, width: 100, text: wordText(complaintStatusMessages) },
    cell: ({ getValue }) => <StatusCell status={getValue()} />,
  }),
  column.accessor(openSince, {
    id: 'age',
    enableSorting: false,
    meta: { label: label.age, width: 140, text: ageText },
    cell: ({ getValue }) => <AgeCell since={getValue()} />,
  }),
  column.accessor('location_id', {
    meta: { label: label.location_id, width: 120 },
    cell: ({ row: { original } }) =>
      original.location_id ? (
        <LocationCell locationId={original.location_id} id={original.location?.id} />
      ) : (
        <UnknownLocation />
      ),
  }),
  column.accessor('street', {
    meta: { label: label.street, width: 180 },
    cell: ({ getValue }) => <TextCell value={getValue()} />,
  }),
  column.accessor('city', {
    meta: { label: label.city, width: 120 },
    cell: ({ getValue }) => <TextCell value={getValue()} />,
  }),
  column.accessor('material_type', {
    meta: { label: label.material_type, width: 140, text: wordText(materialMessages) },
    cell: ({ getValue }) => <MaterialCell value={getValue()} />,
  }),
  column.accessor('channel', {
    meta: { label: label.channel, width: 110, text: wordText(channelMessages) },
    cell: ({ getValue }) => <WordCell value={getValue()} words={channelMessages} />,
  }),
  column.accessor('reported_fill_level', {
    meta: { label: label.reported_fill_level, width: 160, text: wordText(fillLevelMessages) },
    cell: ({ getValue }) => <WordCell value={getValue()} words={fillLevelMessages} />,
  }),
  column.accessor('emptied_fill_level', {
    meta: { label: label.emptied_fill_level, width: 160, text: wordText(fillLevelMessages) },
    cell: ({ getValue }) => <WordCell value={getValue()} words={fillLevelMessages} />,
  }),
  column.accessor('location_name', {
    enableSorting: false,
    meta: { label: label.location_name, width: 180 },
    cell: ({ getValue }) => <TextCell value={getValue()} />,
  }),
  column.accessor('closed_at', {
    meta: { label: label.closed_at, width: 195, text: timeText },
    cell: ({ getValue }) => <DateCell value={getValue()} />,
  }),
  column.accessor((complaint) => complaint.location?.disposition_area_id ?? null, {
    id: 'disposition_area',
    enableSorting: false,
    meta: { label: label.disposition_area, width: 140, text: areaText, isExtra: true },
    cell: ({ getValue }) => <AreaCell value={getValue()} />,
  }),
  column.accessor('updated_at', {
    enableSorting: false,
    meta: { label: label.updated_at, width: 195, text: timeText, isExtra: true },
    cell: ({ getValue }) => <DateCell value={getValue()} />,
  }),
  column.display({
    id: 'actions',
    enableHiding: false,
    enableSorting: false,
    meta: { label: tableMessages.rowActions, width: 116, isFrame: true, align: 'end' },
    header: RowActionsHead,
    cell: ({ row }) => <ComplaintActions complaint={row.original} />,
  }),
]);
