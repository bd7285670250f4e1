import type { Complaint, ComplaintPatch } from '@/api/generated/dashboard.schemas';
import { fieldsOf } from '@/fields/field';
import { area, choice, key, text, time } from '@/fields/kinds';
import { channelMessages, complaintStatusMessages, fillLevelMessages, materialMessages } from '@/i18n/domain';
import { LocationCell, LocationLink, useLocationSuggestions } from '@/resources/locations/LocationLink';
import { MaterialCell, StatusCell } from '@/table/cells';
import { openSince } from './age';
import { AgeCell, ageText, UnknownLocation, UrgencyCell } from './cells';
import { answerMessages, complaintLabels as label, complaintMessages as messages, placeMessages } from './messages';

/** The fields of a notification, first those that decide what is done next. */
export const complaintFields = fieldsOf<Complaint, ComplaintPatch>()({
  id: key(label.id, { width: 62 }),
  reported_fill_level: choice(label.reported_fill_level, fillLevelMessages, {
    width: 184,
    cell: (value) => value && <UrgencyCell level={value} />,
    edit: {},
  }),
  material_type: choice(label.material_type, materialMessages, {
    width: 140,
    cell: (value) => value && <MaterialCell value={value} />,
    edit: {},
  }),
  street: text(label.street, { width: 138 }),
  age: text(label.age, {
    width: 114,
    read: openSince,
    cell: (value, { case: of }: Complaint) => <AgeCell since={value} of={of} />,
    text: ageText,
  }),
  channel: choice(label.channel, channelMessages, { width: 94 }),
  status: choice(label.status, complaintStatusMessages, {
    width: 106,
    isState: true,
    cell: (value) => value && <StatusCell status={value} />,
    edit: {},
  }),
  location_id: text(label.location_id, {
    width: 80,
    none: messages.unknownLocation,
    cell: (value, { location }: Complaint) =>
      value ? <LocationCell locationId={value} id={location?.id} /> : <UnknownLocation />,
    detail: (value, { location }: Complaint) =>
      location ? <LocationLink id={location.id}>{location.location_id}</LocationLink> : value,
    said: (value) => value,
    useSuggestions: useLocationSuggestions,
    edit: { rule: ({ string }, { say }) => string().trim().required(say(placeMessages.required)).default('') },
  }),
  created_at: time(label.created_at, { width: 165 }),
  city: text(label.city, { width: 120, column: 'varied' }),
  emptied_fill_level: choice(label.emptied_fill_level, fillLevelMessages, {
    width: 160,
    none: messages.notEmptied,
    edit: {},
  }),
  location_name: text(label.location_name, { width: 180 }),
  closed_at: time(label.closed_at, { width: 165 }),
  disposition_area: area(label.disposition_area, {
    width: 140,
    column: 'hidden',
    read: ({ location }: Complaint) => location?.disposition_area_id ?? null,
  }),
  answer: choice(label.answer, answerMessages, {
    width: 150,
    column: 'hidden',
    read: ({ report }: Complaint) => report?.answer ?? null,
  }),
  updated_at: time(label.updated_at, { width: 165, column: 'hidden' }),
});
