import { lazy } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WeekDay, type Bin, type BinInput, type SensorTrust } from '@/api/generated/dashboard.schemas';
import { useListConstructionTypes } from '@/api/generated/reference/reference';
import { fieldsOf } from '@/fields/field';
import {
  ACTIVE,
  choice,
  filterOnly,
  flag,
  key,
  level,
  list,
  material,
  named,
  number,
  text,
  time,
} from '@/fields/kinds';
import { formMessages } from '@/form/messages';
import { constructionMessages, constructionName } from '@/i18n/domain';
import { LocationCell, LocationKeyLink } from '@/resources/locations/LocationLink';
import { AboutCell, Nothing } from '@/table/cells';
import type { Option } from '@/table/filters';
import { wordText } from '@/table/texts';
import { StatusMark } from '@/ui/StatusMark';
import { LevelAge } from './LevelAge';
import { binLabels as label, binMessages as messages, constraintText, sensorTrustMessages } from './messages';

const LocationField = lazy(() =>
  import('@/resources/locations/LocationField').then((m) => ({ default: m.LocationField })),
);
const ConstraintsField = lazy(() => import('./ConstraintsField').then((m) => ({ default: m.ConstraintsField })));

/** The construction types there are. */
export function useConstructions(): Option[] {
  const intl = useIntl();
  const { data } = useListConstructionTypes();
  return data?.construction_types.map((type) => ({ value: type.id, label: constructionName(intl, type) })) ?? [];
}

/** What a sensor is worth; marked where it cannot be trusted. */
const SensorMark = ({ trust }: { trust: SensorTrust | null }) =>
  trust === null ? (
    <Nothing />
  ) : (
    <StatusMark
      status={trust === 'sound' ? 'available' : 'skipped'}
      label={<FormattedMessage {...sensorTrustMessages[trust]} />}
    />
  );

/** The fields of a container, and the filters that are none. */
export const binFields = fieldsOf<Bin, BinInput>()({
  container_id: key(label.container_id, { width: 108, edit: { help: messages.keyHelp } }),
  location_name: text(label.location_name, {
    width: 174,
    details: false,
    cell: (value, { location_id }: Bin) =>
      value && location_id ? <LocationCell locationId={location_id}>{value}</LocationCell> : <Nothing />,
  }),
  last_level: level(label.last_level, { width: 160 }),
  material_type: material(label.material_type, { width: 138, edit: { initial: '11' } }),
  full_at: time(label.full_at, {
    width: 116,
    read: ({ full_at: at }: Bin) => at ?? null,
    cell: (value) => (value ? <AboutCell value={value} /> : <Nothing />),
  }),
  last_emptied_at: time(label.last_emptied_at, { width: 172 }),
  location_id: text(label.location_id, {
    width: 120,
    none: messages.noLocation,
    cell: (value) => (value ? <LocationCell locationId={value} /> : <Nothing />),
    detail: (value) => <LocationKeyLink locationId={value ?? ''} />,
    said: (value) => value,
    edit: { input: LocationField, help: messages.locationHelp, optional: true, emptyIsNull: true, max: 40 },
  }),
  construction_type: named(label.construction_type, useConstructions, {
    width: 150,
    text: (id, context) => wordText(constructionMessages)(id, context) ?? id,
    edit: {},
  }),
  active: flag(label.active, ACTIVE, { width: 105, isState: true, edit: { help: messages.activeHelp } }),
  constraints: list(label.constraints, constraintText, {
    width: 130,
    details: false,
    none: messages.noConstraints,
    cell: ({ length: count }) =>
      count === 0 ? <Nothing /> : <FormattedMessage {...messages.constraintCount} values={{ count }} />,
    edit: {
      input: ConstraintsField,
      initial: [],
      rule: ({ array, object }, { choiceRule, requiredText, say, timeRule }) =>
        array(
          object({
            reason: requiredText(200),
            week_day: choiceRule(WeekDay),
            start_time: timeRule(),
            end_time: timeRule().test(
              'after-start',
              say(formMessages.endBeforeStart),
              (value, { parent }) => !value || value > ((parent as { start_time?: string }).start_time ?? ''),
            ),
          }),
        ).max(20),
    },
  }),
  last_recorded_at: time(label.last_recorded_at, {
    width: 180,
    column: 'hidden',
    cell: (value, bin: Bin) => (value ? <LevelAge bin={bin} /> : <Nothing />),
  }),
  sensor_trust: choice(label.sensor_trust, sensorTrustMessages, {
    width: 190,
    column: 'varied',
    read: ({ sensor_trust }: Bin) => sensor_trust ?? null,
    cell: (value) => <SensorMark trust={value} />,
  }),
  sensor_error: number(label.sensor_error, {
    width: 130,
    column: 'hidden',
    read: ({ sensor_error }: Bin) => sensor_error ?? null,
    detail: (value) =>
      value === null ? <Nothing /> : <FormattedMessage {...messages.points} values={{ error: value }} />,
  }),
  updated_at: time(label.updated_at, { width: 180, column: 'hidden' }),
  has_location: filterOnly(messages.standing, { yes: messages.withLocation, no: messages.withoutLocation }),
  has_constraints: filterOnly(label.constraints, { yes: messages.withConstraints, no: messages.withoutConstraints }),
});
