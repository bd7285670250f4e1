import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Forecast } from '@/api/generated/dashboard.schemas';
import { fieldsOf } from '@/fields/field';
import { area, choice, date, filterOnly, key, level, material, number, text, time } from '@/fields/kinds';
import { calendarDaysSince, formatDayOfMonth, formatDays, today } from '@/i18n/dates';
import { LocationCell } from '@/resources/locations/LocationLink';
import { AboutCell, Nothing } from '@/table/cells';
import { tourLabels } from '../messages';
import { confidenceMessages, planLabels as label, planTexts, reasonMessages, urgencyMessages } from './messages';

/** Two lines in the height of a row: the value, and what it is based on, for which a card has no room. */
function Stacked({ children, below }: { children: ReactNode; below: ReactNode }) {
  return (
    <Box as="span" display="block" lineHeight="1.2">
      {children}
      <Text as="span" textStyle="secondary" display={{ base: 'none', sm: 'block' }} truncate lineHeight="1.2">
        {below}
      </Text>
    </Box>
  );
}

/** A name that may take both lines of a row; the rest is in its tooltip. */
const TwoLines = chakra('span', {
  base: { sm: { lineClamp: 2, whiteSpace: 'normal', hyphens: 'auto', fontSize: '0.8125rem', lineHeight: '1.2' } },
});

/** The day on which a level is reached, and the days between which it is with 80 %; a card says what it is. */
function About({ what, at, low, high }: Record<'at' | 'low' | 'high', string | null> & { what: MessageDescriptor }) {
  const intl = useIntl();
  if (at === null) return <Nothing />;
  const isOneDay = low === null || high === null || today(new Date(low)) === today(new Date(high));
  return (
    <Stacked below={isOneDay ? null : formatDays(intl, low, high)}>
      {calendarDaysSince(at) > 0 ? null : (
        <Text as="span" hideFrom="sm" color="muted">
          {intl.formatMessage(what)}{' '}
        </Text>
      )}
      <AboutCell value={at} />
    </Stacked>
  );
}

/** When a container is full. What a citizen reported full is urgent whatever its forecast says, which is then shown below. */
function FullAbout({ forecast }: { forecast: Forecast }) {
  const intl = useIntl();
  const { urgency, full_at: at, full_at_low: low, full_at_high: high } = forecast;
  const isExpected = at !== null && today(new Date(at)) <= today();
  if (urgency !== 'today' || isExpected) return <About what={label.full_at} {...{ at, low, high }} />;
  return (
    <Stacked below={at && intl.formatMessage(planTexts.expected, { day: formatDayOfMonth(intl, at) })}>
      {intl.formatMessage(planTexts.reported)}
    </Stacked>
  );
}

/** The day of the tour that will empty it. */
function Planned({ on }: { on: string | null }) {
  const intl = useIntl();
  return on === null ? <Nothing /> : <time dateTime={on}>{formatDayOfMonth(intl, on)}</time>;
}

/** How far a forecast can be trusted, and why. */
function Trust({ forecast }: { forecast: Forecast }) {
  const intl = useIntl();
  const { confidence, reason, emptyings, last_recorded_at: seen } = forecast;
  const days = seen === null ? 0 : calendarDaysSince(seen);
  return (
    <Stacked below={intl.formatMessage(reasonMessages[reason], { emptyings, days })}>
      {intl.formatMessage(confidenceMessages[confidence])}
    </Stacked>
  );
}

/** The fields of a container's forecast, first those that decide what is emptied next. */
export const planFields = fieldsOf<Forecast>()({
  container_id: key(label.container_id, { width: 95 }),
  urgency: choice(label.urgency, urgencyMessages, { width: 145, isState: true, column: 'hidden' }),
  location_name: text(label.location_name, {
    width: 119,
    cell: (value, { location_id }: Forecast) =>
      value && location_id ? (
        <TwoLines title={value}>
          <LocationCell locationId={location_id}>{value}</LocationCell>
        </TwoLines>
      ) : (
        <Nothing />
      ),
  }),
  material_type: material(tourLabels.material_type, { width: 140 }),
  level_now: level(label.level_now, { width: 158 }),
  full_at: time(label.full_at, {
    width: 132,
    cell: (_, forecast: Forecast) => <FullAbout forecast={forecast} />,
  }),
  confidence: choice(label.confidence, confidenceMessages, {
    width: 159,
    isWide: true,
    cell: (_, forecast: Forecast) => <Trust forecast={forecast} />,
  }),
  planned_on: date(label.planned_on, {
    width: 81,
    cell: (on) => <Planned on={on} />,
  }),
  open_complaints: number(label.open_complaints, { width: 98 }),
  disposition_area_id: area(tourLabels.disposition_area, { width: 130, column: 'varied' }),
  nearly_full_at: time(label.nearly_full_at, {
    width: 185,
    column: 'hidden',
    cell: (at, { nearly_full_at_low: low, nearly_full_at_high: high }: Forecast) => (
      <About what={label.nearly_full_at} {...{ at, low, high }} />
    ),
  }),
  last_level: level(label.last_level, { width: 160, column: 'hidden' }),
  last_recorded_at: time(label.last_recorded_at, { width: 180, column: 'hidden' }),
  last_emptied_at: time(label.last_emptied_at, { width: 180, column: 'hidden' }),
  location_id: filterOnly(tourLabels.location),
  is_planned: filterOnly(label.planned_on, { yes: planTexts.isPlanned, no: planTexts.notPlanned }),
});
