import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import type { MaterialCode, Tour } from '@/api/generated/dashboard.schemas';
import { materialMessages, tourStatusMessages } from '@/i18n/domain';
import { formatDuration, formatInteger, NOTHING } from '@/i18n/format';
import { DriverCell } from '@/resources/drivers/reference';
import { TruckCell } from '@/resources/trucks/reference';
import { AreaCell, DateCell, KeyCell, NumberCell, StatusCell } from '@/table/cells';
import { commandIcons } from '@/table/commandIcons';
import { createColumns, type TextContext } from '@/table/features';
import { RowAction } from '@/table/RowActions';
import { areaText, wordText } from '@/table/texts';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { useTourCommands } from './commands';
import { tourFields as label, tourMessages as messages } from './messages';

const column = createColumns<Tour>();

const materialsText = (value: unknown, { intl }: TextContext) =>
  (value as MaterialCode[]).map((code) => intl.formatMessage(materialMessages[code])).join(', ');

/** Emptied containers as number and bar; the bar is for the eye, the words for screen readers. */
function ProgressCell({ done, planned }: { done: number; planned: number }) {
  const intl = useIntl();
  const share = planned === 0 ? 0 : Math.min(1, done / planned);
  const said = intl.formatMessage(messages.progress, { done, planned });
  return (
    <span
      className="dt-progress"
      role="img"
      aria-label={said}
      style={{ '--share': `${share * 100}%` } as CSSProperties}
    >
      {formatInteger(intl, done)}
    </span>
  );
}

function DetailsCell({ tour }: { tour: Tour }) {
  const intl = useIntl();
  const { openDetails } = useTourCommands();
  return (
    <RowAction
      label={intl.formatMessage(messages.open, { name: tour.route_name })}
      onClick={() => openDetails(tour.id)}
    >
      {commandIcons.details}
    </RowAction>
  );
}

/** The columns of the product's tour table, in its order, with the route as the name of the row. */
export const tourColumns = column.columns([
  column.accessor('route_name', {
    meta: { label: label.route_name, width: 120, isKey: true },
    cell: ({ getValue }) => <KeyCell value={getValue()} />,
  }),
  column.accessor('disposition_area_id', {
    id: 'disposition_area',
    meta: { label: label.disposition_area, width: 126, text: areaText },
    cell: ({ getValue }) => <AreaCell value={getValue()} />,
  }),
  column.accessor('license_plate', {
    meta: { label: label.license_plate, width: 105 },
    cell: ({ getValue }) => <TruckCell plate={getValue()} />,
  }),
  column.accessor('material_type', {
    meta: { label: label.material_type, width: 88, text: materialsText },
    cell: ({ getValue }) => (
      <span className="dt-abreast">
        {getValue().map((code) => (
          <GlassSwatch key={code} code={code} text="none" />
        ))}
      </span>
    ),
  }),
  column.accessor('date', {
    meta: { label: label.date, width: 120 },
    cell: ({ getValue }) => <DateCell value={getValue()} />,
  }),
  column.accessor('duration', {
    meta: { label: label.duration, width: 90, align: 'end' },
    cell: ({ getValue }) => formatDuration(getValue()),
  }),
  column.accessor('picked_up', {
    meta: { label: label.picked_up, width: 110, align: 'end' },
    cell: ({ getValue, row }) => <ProgressCell done={getValue()} planned={row.original.planned} />,
  }),
  column.accessor('planned', {
    meta: { label: label.planned, width: 90, align: 'end' },
    cell: ({ getValue }) => <NumberCell value={getValue()} />,
  }),
  column.accessor('overflowing', {
    meta: { label: label.overflowing, width: 105, align: 'end' },
    cell: ({ getValue }) => <NumberCell value={getValue()} />,
  }),
  column.accessor('status', {
    meta: { label: label.status, isState: true, width: 120, text: wordText(tourStatusMessages) },
    cell: ({ getValue }) => <StatusCell status={getValue()} />,
  }),
  column.accessor('km', {
    meta: { label: label.km, width: 80, align: 'end' },
    cell: ({ getValue }) => <NumberCell value={getValue()} digits={1} />,
  }),
  column.accessor('driver_id', {
    enableSorting: false,
    meta: { label: label.driver, width: 90, isExtra: true },
    cell: ({ getValue }) => {
      const value = getValue();
      return value ? <DriverCell driverId={value} /> : NOTHING;
    },
  }),
  column.accessor('details', {
    enableSorting: false,
    meta: { label: label.details, width: 80, align: 'end' },
    cell: ({ row }) => <DetailsCell tour={row.original} />,
  }),
]);
