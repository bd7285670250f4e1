import { Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { Tour } from '@/api/generated/dashboard.schemas';
import { fieldsOf } from '@/fields/field';
import { area, choice, date, filterOnly, key, list, number, text } from '@/fields/kinds';
import { formatTime } from '@/i18n/dates';
import { materialMessages, tourStatusMessages } from '@/i18n/domain';
import { formatDuration, formatKm, formatLitres, formatTonnes, NOTHING } from '@/i18n/format';
import { DriverCell, DriverKeyLink } from '@/resources/drivers/DriverLink';
import { useLocationSuggestions } from '@/resources/locations/LocationLink';
import { TruckCell, TruckLink } from '@/resources/trucks/TruckLink';
import { StatusCell } from '@/table/cells';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { DetailsCell, ProgressCell } from './cells';
import { tourDetails } from './details/messages';
import { tourLabels as label, tourMessages as messages } from './messages';

/** Hours and minutes, and from when to when. */
function Begun({ tour }: { tour: Tour }) {
  const intl = useIntl();
  return (
    <>
      {formatDuration(tour.duration)}
      <Text textStyle="secondary" fontWeight="normal">
        {tour.started_at
          ? `${formatTime(intl, tour.started_at)} – ${formatTime(intl, tour.finished_at)}`
          : intl.formatMessage(tourDetails.notStarted)}
      </Text>
    </>
  );
}

function Progress({ tour }: { tour: Tour }) {
  return useIntl().formatMessage(messages.progress, { done: tour.picked_up, planned: tour.planned });
}

function Figure({ value, format }: { value: number | null; format: typeof formatKm }) {
  return format(useIntl(), value);
}

/** The fields of a tour, in the order of the product's table, and the filters that are none. */
export const tourFields = fieldsOf<Tour>()({
  route_name: key(label.route_name, { width: 120 }),
  disposition_area_id: area(label.disposition_area, { width: 126 }),
  license_plate: text(label.license_plate, {
    width: 105,
    cell: (value) => value && <TruckCell plate={value} />,
    fact: (value) => value && <TruckLink plate={value} />,
  }),
  material_type: list(
    label.material_type,
    (code: Tour['material_type'][number], intl) => intl.formatMessage(materialMessages[code]),
    {
      width: 88,
      cell: (codes) => (
        <span className="dt-abreast">
          {codes.map((code) => (
            <GlassSwatch key={code} code={code} text="none" />
          ))}
        </span>
      ),
      fact: (codes) => (
        <Flex columnGap="3" rowGap="1" wrap="wrap">
          {codes.map((code) => (
            <GlassSwatch key={code} code={code} text="short" />
          ))}
        </Flex>
      ),
    },
  ),
  date: date(label.date, { width: 120 }),
  duration: number(label.duration, {
    width: 90,
    cell: (value) => formatDuration(value),
    fact: (_, tour: Tour) => <Begun tour={tour} />,
  }),
  picked_up: number(label.picked_up, {
    width: 110,
    cell: (value, { planned }: Tour) => <ProgressCell done={value ?? 0} planned={planned} />,
    fact: (_, tour: Tour) => <Progress tour={tour} />,
  }),
  planned: number(label.planned, { width: 90, details: false }),
  overflowing: number(label.overflowing, { width: 105 }),
  status: choice(label.status, tourStatusMessages, {
    width: 120,
    isState: true,
    cell: (value) => value && <StatusCell status={value} />,
  }),
  km: number(label.km, { width: 80, digits: 1, fact: (value) => <Figure value={value} format={formatKm} /> }),
  driver_id: text(label.driver, {
    width: 90,
    column: 'hidden',
    cell: (value) => (value ? <DriverCell driverId={value} /> : NOTHING),
    fact: (value) => (value ? <DriverKeyLink driverId={value} /> : NOTHING),
  }),
  fuel: number(label.fuel, { column: false, fact: (value) => <Figure value={value} format={formatLitres} /> }),
  tons: number(label.tons, { column: false, fact: (value) => <Figure value={value} format={formatTonnes} /> }),
  details: text(label.details, {
    width: 80,
    align: 'end',
    details: false,
    cell: (_, tour: Tour) => <DetailsCell tour={tour} />,
  }),
  level: filterOnly(label.level),
  is_emptied: filterOnly(label.is_emptied, { yes: messages.emptiedYes, no: messages.emptiedNo }),
  recorded_at: filterOnly(label.recorded_at),
  location_id: filterOnly(label.location, { useSuggestions: useLocationSuggestions }),
});
