import { useContext } from 'react';
import { useIntl } from 'react-intl';
import type { Bin, ContainerConstraint } from '@/api/generated/dashboard.schemas';
import { NOTHING } from '@/i18n/format';
import { activeMessages, materialMessages, weekDayMessages } from '@/i18n/domain';
import { LocationCell } from '@/resources/locations/reference';
import { BooleanCell, DateCell, KeyCell, LevelCell, MaterialCell, TextCell } from '@/table/cells';
import { createColumns, type TextContext } from '@/table/features';
import { actionsColumn } from '@/table/rowCommands';
import { selectColumn } from '@/table/selectColumn';
import { flagText, timeText, wordText } from '@/table/texts';
import { Constructions } from './constructions';
import { binFields as label, binMessages as messages } from './messages';

const column = createColumns<Bin>();
export const binName = (bin: Bin) => bin.container_id;

function ConstructionCell({ value }: { value: string }) {
  return <TextCell value={useContext(Constructions).find((option) => option.value === value)?.label ?? value} />;
}

function ConstraintsCell({ count }: { count: number }) {
  const intl = useIntl();
  return <>{count === 0 ? NOTHING : intl.formatMessage(messages.constraintCount, { count })}</>;
}

const constraintsText = (value: unknown, { intl }: TextContext) =>
  (value as ContainerConstraint[])
    .map(({ week_day, start_time, end_time, reason }) =>
      intl.formatMessage(messages.constraintText, {
        day: intl.formatMessage(weekDayMessages[week_day]),
        start: start_time,
        end: end_time,
        reason,
      }),
    )
    .join('; ');

export const binColumns = column.columns([
  selectColumn<Bin>(binName),
  column.accessor('container_id', {
    meta: { label: label.container_id, width: 140, isKey: true },
    cell: ({ getValue }) => <KeyCell value={getValue()} />,
  }),
  column.accessor('location_id', {
    meta: { label: label.location_id, width: 120 },
    cell: ({ getValue }) => {
      const value = getValue();
      return value ? <LocationCell locationId={value} /> : NOTHING;
    },
  }),
  column.accessor('material_type', {
    meta: { label: label.material_type, width: 150, text: wordText(materialMessages) },
    cell: ({ getValue }) => <MaterialCell value={getValue()} />,
  }),
  column.accessor('last_level', {
    meta: { label: label.last_level, width: 180 },
    cell: ({ getValue }) => <LevelCell value={getValue()} />,
  }),
  column.accessor('construction_type', {
    meta: { label: label.construction_type, width: 150 },
    cell: ({ getValue }) => <ConstructionCell value={getValue()} />,
  }),
  column.accessor('active', {
    meta: {
      label: label.active,
      isState: true,
      width: 110,
      text: flagText(activeMessages.active, activeMessages.inactive),
    },
    cell: ({ getValue }) => <BooleanCell value={getValue()} yes="active" no="inactive" />,
  }),
  column.accessor('constraints', {
    enableSorting: false,
    meta: { label: label.constraints, width: 130, text: constraintsText },
    cell: ({ getValue }) => <ConstraintsCell count={getValue().length} />,
  }),
  column.accessor('last_emptied_at', {
    meta: { label: label.last_emptied_at, width: 180, text: timeText },
    cell: ({ getValue }) => <DateCell value={getValue()} />,
  }),
  column.accessor('last_recorded_at', {
    enableSorting: false,
    meta: { label: label.last_recorded_at, width: 180, text: timeText, isExtra: true },
    cell: ({ getValue }) => <DateCell value={getValue()} />,
  }),
  column.accessor('updated_at', {
    meta: { label: label.updated_at, width: 180, text: timeText, isExtra: true },
    cell: ({ getValue }) => <DateCell value={getValue()} />,
  }),
  actionsColumn<Bin>(binName),
]);
