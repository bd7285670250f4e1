import { Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { Tour } from '@/api/generated/dashboard.schemas';
import { fieldsOf } from '@/fields/field';
import { area, choice, date, filterOnly, key, list, number, text } from '@/fields/kinds';
import { formatTime, formatTimes, offsetText, timeOfDay } from '@/i18n/dates';
import { materialMessages, tourStatusMessages } from '@/i18n/domain';
import { formatDuration, formatKm, formatLitres, formatTonnes, NOTHING } from '@/i18n/format';
import { DriverCell, DriverKeyLink } from '@/resources/drivers/DriverLink';
import { useLocationSuggestions } from '@/resources/locations/LocationLink';
import { TruckCell, TruckLink } from '@/resources/trucks/TruckLink';
import { StatusCell } from '@/table/cells';
import { wordOptions } from '@/table/filters';
import { DelayMark } from '@/ui/DelayMark';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { DetailsCell, ProgressCell } from './cells';
import { tourDetails } from './details/messages';
import { tourLabels as label, tourMessages as messages } from './messages';

/** Hours and minutes, and from when to when; before the start, when its stops are planned. */
function Begun({ tour }: { tour: Tour }) {
  const intl = useIntl();
  return (
    <>
      {formatDuration(tour.duration)}
      <Text textStyle="secondary" fontWeight="normal">
        {tour.started_at
          ? tour.finished_at
            ? formatTimes(intl, tour.started_at, tour.finished_at)
            : tour.status === 'in_progress'
              ? intl.formatMessage(tourDetails.since, { time: formatTime(intl, tour.started_at) })
              : `${formatTime(intl, tour.started_at)} –`
          : tour.status === 'planned' && tour.planned_start
            ? intl.formatMessage(tourDetails.plannedFor, {
                times: formatTimes(intl, tour.planned_start, tour.planned_end),
              })
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

/** The fields of a tour, first those that decide what is done next, and the filters that are none. */
export const tourFields = fieldsOf<Tour>()({
  route_name: key(label.route_name, { width: 104 }),
  status: choice(label.status, tourStatusMessages, {
    width: 122,
    isState: true,
    cell: (value) => value && <StatusCell status={value} />,
  }),
  driver_name: text(label.driver, {
    width: 134,
    // Whose name the user does not see is there by the key: in the file as well, or taken in again without one the tour would lose the driver.
    read: ({ driver_name, driver_id }: Tour) => driver_name ?? driver_id,
    cell: (key, { driver_name, driver_id }: Tour) =>
      driver_name && driver_id ? <DriverCell driverId={driver_id}>{driver_name}</DriverCell> : (key ?? NOTHING),
    detail: (key, { driver_name, driver_id }: Tour) =>
      driver_name && driver_id ? <DriverKeyLink driverId={driver_id}>{driver_name}</DriverKeyLink> : (key ?? NOTHING),
  }),
  license_plate: text(label.license_plate, {
    width: 102,
    cell: (value) => value && <TruckCell plate={value} />,
    detail: (value) => value && <TruckLink plate={value} />,
  }),
  picked_up: number(label.picked_up, {
    width: 146,
    cell: (value, { planned }: Tour) => <ProgressCell done={value ?? 0} planned={planned} />,
    detail: (_, tour: Tour) => <Progress tour={tour} />,
  }),
  delay: number(label.delay, {
    width: 92,
    unit: 'min',
    cell: (value) => (value === null ? NOTHING : <DelayMark minutes={value} short />),
    detail: (value) => (value === null ? NOTHING : <DelayMark minutes={value} />),
  }),
  overflowing: number(label.overflowing, { width: 94 }),
  date: date(label.date, { width: 122 }),
  disposition_area_id: area(label.disposition_area, { width: 96 }),
  material_type: list(
    label.material_type,
    (code: Tour['material_type'][number], intl) => intl.formatMessage(materialMessages[code]),
    {
      width: 88,
      useOptions: wordOptions(materialMessages),
      cell: (codes) => (
        <span className="dt-abreast">
          {codes.map((code) => (
            <GlassSwatch key={code} code={code} text="none" />
          ))}
        </span>
      ),
      detail: (codes) => (
        <Flex columnGap="3" rowGap="1" wrap="wrap">
          {codes.map((code) => (
            <GlassSwatch key={code} code={code} text="short" />
          ))}
        </Flex>
      ),
    },
  ),
  duration: number(label.duration, {
    width: 90,
    unit: 'min',
    cell: (value) => formatDuration(value),
    detail: (_, tour: Tour) => <Begun tour={tour} />,
  }),
  planned: number(label.planned, { width: 90, details: false }),
  km: number(label.km, { width: 80, digits: 1, detail: (value) => <Figure value={value} format={formatKm} /> }),
  fuel: number(label.fuel, { column: false, detail: (value) => <Figure value={value} format={formatLitres} /> }),
  tons: number(label.tons, { column: false, detail: (value) => <Figure value={value} format={formatTonnes} /> }),
  details: text(label.details, {
    width: 62,
    align: 'end',
    atEnd: true,
    details: false,
    cell: (_, tour: Tour) => <DetailsCell tour={tour} />,
  }),
  stops: list(
    label.stops,
    ({ at, location_id }: { at: string; location_id: string }) => (at ? `${location_id} ${at}` : location_id),
    {
      column: 'file',
      details: false,
      read: ({ stops = [], date: day }: Tour) =>
        stops.map(({ location_id, planned_at: at }) => ({
          location_id,
          at: at ? `${timeOfDay(at, day)}${offsetText(at)}` : '',
        })),
    },
  ),
  driver_id: filterOnly(label.driver),
  has_driver: filterOnly(messages.hasDriver, { yes: messages.withDriver, no: messages.withoutDriver }),
  level: filterOnly(label.level),
  is_emptied: filterOnly(label.is_emptied, { yes: messages.emptiedYes, no: messages.emptiedNo }),
  recorded_at: filterOnly(label.recorded_at),
  location_id: filterOnly(label.location, { useSuggestions: useLocationSuggestions }),
});
