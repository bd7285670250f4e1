import type { IntlShape } from 'react-intl';
import type { FieldError } from '@/api/generated/dashboard.schemas';
import { defineMessages } from '@/i18n/define';

/** Why a row is refused or an import is not taken back, by the server's code; of a few codes by what it is about, too. */
const reasons = defineMessages({
  required: { id: 'imports.reason.required', defaultMessage: 'is missing' },
  type_number: { id: 'imports.reason.type_number', defaultMessage: 'must be a number' },
  type_integer: { id: 'imports.reason.type_integer', defaultMessage: 'must be a whole number' },
  type_boolean: { id: 'imports.reason.type_boolean', defaultMessage: 'must be yes or no' },
  type: { id: 'imports.reason.type', defaultMessage: 'does not have the right form' },
  enum: { id: 'imports.reason.enum', defaultMessage: 'must be one of: {value}' },
  minimum: { id: 'imports.reason.minimum', defaultMessage: 'must be at least {value}' },
  maximum: { id: 'imports.reason.maximum', defaultMessage: 'must be at most {value}' },
  exclusiveMinimum: { id: 'imports.reason.exclusiveMinimum', defaultMessage: 'must be more than {value}' },
  minLength: {
    id: 'imports.reason.minLength',
    defaultMessage: 'needs at least {value, plural, one {# character} other {# characters}}',
  },
  maxLength: {
    id: 'imports.reason.maxLength',
    defaultMessage: 'takes at most {value, plural, one {# character} other {# characters}}',
  },
  minItems: {
    id: 'imports.reason.minItems',
    defaultMessage: 'needs at least {value, plural, one {# entry} other {# entries}}',
  },
  maxItems: {
    id: 'imports.reason.maxItems',
    defaultMessage: 'takes at most {value, plural, one {# entry} other {# entries}}',
  },
  uniqueItems: { id: 'imports.reason.uniqueItems', defaultMessage: 'says something twice' },
  format_date: { id: 'imports.reason.format_date', defaultMessage: 'must be a day such as 2026-12-31' },
  format_date_time: {
    id: 'imports.reason.format_date_time',
    defaultMessage: 'must be a time such as 2026-12-31T06:30:00Z',
  },
  pattern: { id: 'imports.reason.pattern', defaultMessage: 'does not have the right form' },
  additionalProperties: { id: 'imports.reason.additionalProperties', defaultMessage: 'is not known' },
  foreign_area: { id: 'imports.reason.foreign_area', defaultMessage: 'must be in one of your disposition areas' },
  no_area: {
    id: 'imports.reason.no_area',
    defaultMessage: 'there is no such disposition area; there are: {value}',
  },
  no_location: { id: 'imports.reason.no_location', defaultMessage: 'there is no such location' },
  no_stop: { id: 'imports.reason.no_stop', defaultMessage: 'there is no location {value}' },
  no_construction_type: {
    id: 'imports.reason.no_construction_type',
    defaultMessage: 'there is no such construction type; there are: {value}',
  },
  key_hidden: { id: 'imports.reason.key_hidden', defaultMessage: 'a record that you do not see has it' },
  no_truck: { id: 'imports.reason.no_truck', defaultMessage: 'there is no such truck' },
  no_driver: { id: 'imports.reason.no_driver', defaultMessage: 'there is no such driver' },
  same_name: {
    id: 'imports.reason.same_name',
    defaultMessage: 'several drivers have this name: the driver ID says which',
  },
  phone_of_driver: { id: 'imports.reason.phone_of_driver', defaultMessage: 'driver {value} has this phone' },
  phone_taken: { id: 'imports.reason.phone_taken', defaultMessage: 'another driver has this phone' },
  same_row: { id: 'imports.reason.same_row', defaultMessage: 'is the same as in line {line, number}' },
  position_zero: { id: 'imports.reason.position_zero', defaultMessage: 'the position is 0, 0' },
  two_compartments: {
    id: 'imports.reason.two_compartments',
    defaultMessage: 'a planned shift of this truck needs two compartments',
  },
  tour_not_planned: {
    id: 'imports.reason.tour_not_planned',
    defaultMessage: 'only a planned tour can be changed, and only by somebody who sees all of its stops',
  },
  end_before_start: { id: 'imports.reason.end_before_start', defaultMessage: 'end time must be after start time' },
  deleted_since: { id: 'imports.reason.deleted_since', defaultMessage: 'deleted since' },
  changed_since: { id: 'imports.reason.changed_since', defaultMessage: 'changed since' },
  in_use: { id: 'imports.reason.in_use', defaultMessage: 'in use' },
  already_begun: { id: 'imports.reason.already_begun', defaultMessage: 'already begun' },
  its_disposition_area_is_archived: {
    id: 'imports.reason.its_disposition_area_is_archived',
    defaultMessage: 'its disposition area is archived',
  },
  its_location_was_deleted: {
    id: 'imports.reason.its_location_was_deleted',
    defaultMessage: 'its location was deleted',
  },
  a_location_of_it_was_deleted: {
    id: 'imports.reason.a_location_of_it_was_deleted',
    defaultMessage: 'a location of it was deleted',
  },
  its_truck_was_deleted: { id: 'imports.reason.its_truck_was_deleted', defaultMessage: 'its truck was deleted' },
  its_driver_was_deleted: { id: 'imports.reason.its_driver_was_deleted', defaultMessage: 'its driver was deleted' },
  a_planned_shift_needs_two_compartments: {
    id: 'imports.reason.a_planned_shift_needs_two_compartments',
    defaultMessage: 'a planned shift needs two compartments',
  },
  another_driver_has_the_phone: {
    id: 'imports.reason.another_driver_has_the_phone',
    defaultMessage: 'another driver has the phone',
  },
});

const known = new Map(Object.entries(reasons));

/** The reason in the user's words; the server's where we have none. @param lineOf the line of a row in its file */
export function reasonIn(
  { code = '', message, value = '' }: FieldError,
  intl: IntlShape,
  lineOf = (row: number) => row + 1,
) {
  const words = known.get(`${code}_${value.replace('-', '_')}`) ?? known.get(code);
  return words ? intl.formatMessage(words, { value, line: lineOf(Number(value)) }) : message;
}
