import { defineMessages } from '@/i18n/define';

/** One label per field, shared by column, filter and input. */
export const complaintLabels = defineMessages({
  id: { id: 'complaints.fields.id', defaultMessage: 'No.' },
  created_at: { id: 'complaints.fields.created_at', defaultMessage: 'Created' },
  age: { id: 'complaints.fields.age', defaultMessage: 'Age' },
  location_id: { id: 'complaints.fields.location_id', defaultMessage: 'Location' },
  location_name: { id: 'complaints.fields.location_name', defaultMessage: 'Name' },
  street: { id: 'complaints.fields.street', defaultMessage: 'Street' },
  city: { id: 'complaints.fields.city', defaultMessage: 'City' },
  disposition_area: { id: 'complaints.fields.disposition_area', defaultMessage: 'Disposition area' },
  material_type: { id: 'complaints.fields.material_type', defaultMessage: 'Material' },
  channel: { id: 'complaints.fields.channel', defaultMessage: 'Channel' },
  reported_fill_level: { id: 'complaints.fields.reported_fill_level', defaultMessage: 'Reported fill level' },
  emptied_fill_level: { id: 'complaints.fields.emptied_fill_level', defaultMessage: 'Level when emptied' },
  status: { id: 'complaints.fields.status', defaultMessage: 'Status' },
  closed_at: { id: 'complaints.fields.closed_at', defaultMessage: 'Closed' },
  updated_at: { id: 'complaints.fields.updated_at', defaultMessage: 'Changed' },
  answer: { id: 'complaints.fields.answer', defaultMessage: 'Answer' },
});

export const complaintMessages = defineMessages({
  title: { id: 'complaints.title', defaultMessage: 'Citizen Notifications' },
  search: { id: 'complaints.search', defaultMessage: 'Search location' },
  view: { id: 'complaints.view', defaultMessage: 'View' },
  table: { id: 'complaints.table', defaultMessage: 'Table' },
  name: { id: 'complaints.name', defaultMessage: 'notification {id}' },
  create: { id: 'complaints.create', defaultMessage: 'Create notification' },
  edit: { id: 'complaints.edit', defaultMessage: 'Edit notification {name}' },
  save: { id: 'complaints.save', defaultMessage: 'Save notification' },
  details: { id: 'complaints.details', defaultMessage: 'Notification {name}' },
  empty: { id: 'complaints.empty', defaultMessage: 'There are no notifications yet.' },
  noneHere: { id: 'complaints.noneHere', defaultMessage: 'No notification about this location matches.' },
  notFound: { id: 'complaints.notFound', defaultMessage: 'Notification not found' },
  noWrite: { id: 'complaints.noWrite', defaultMessage: 'You can view notifications but not change them' },
  unknownLocation: { id: 'complaints.unknownLocation', defaultMessage: 'Unknown location' },
  overdue: { id: 'complaints.overdue', defaultMessage: '{age}, overdue' },
  days: { id: 'complaints.days', defaultMessage: '{count, plural, =0 {today} one {# day} other {# days}}' },
  urgent: { id: 'complaints.urgent', defaultMessage: 'Urgent' },
  openFor: {
    id: 'complaints.openFor',
    defaultMessage: '{count, plural, =0 {Open since today} one {Open for # day} other {Open for # days}}',
  },
  close: { id: 'complaints.close', defaultMessage: 'Close' },
  reopen: { id: 'complaints.reopen', defaultMessage: 'Reopen' },
  closeOne: { id: 'complaints.closeOne', defaultMessage: 'Close {name}' },
  reopenOne: { id: 'complaints.reopenOne', defaultMessage: 'Reopen {name}' },
  closeThis: { id: 'complaints.closeThis', defaultMessage: 'Close notification' },
  reopenThis: { id: 'complaints.reopenThis', defaultMessage: 'Reopen notification' },
  closed: { id: 'complaints.closed', defaultMessage: 'Notification {id} closed' },
  reopened: { id: 'complaints.reopened', defaultMessage: 'Notification {id} reopened' },
  changeFailed: { id: 'complaints.changeFailed', defaultMessage: 'Notification {id} was not changed: {reason}' },
  notEmptied: { id: 'complaints.notEmptied', defaultMessage: 'Not emptied yet' },
  sameLocation: { id: 'complaints.sameLocation', defaultMessage: 'Others about this location' },
  noOthers: { id: 'complaints.noOthers', defaultMessage: 'None.' },
  allHere: {
    id: 'complaints.allHere',
    defaultMessage: '{count, plural, one {Show the notification} other {Show all # notifications}} about this location',
  },
});

/** Finding the location of a notification. */
export const placeMessages = defineMessages({
  loading: { id: 'complaints.place.loading', defaultMessage: 'Loading notification locations…' },
  notFound: { id: 'complaints.place.notFound', defaultMessage: 'Location not found' },
  required: { id: 'complaints.place.required', defaultMessage: 'Location ID is required for all complaints' },
  help: { id: 'complaints.place.help', defaultMessage: 'Type a location ID, name, street or city.' },
});

/** What a citizen said. */
export const citizenMessages = defineMessages({
  brokenGlass: { id: 'complaints.report.brokenGlass', defaultMessage: 'Broken glass lies beside it' },
  photo: { id: 'complaints.report.photo', defaultMessage: 'Photo by a citizen' },
  answered: { id: 'complaints.report.answered', defaultMessage: 'Answered {when}: {answer}' },
});

/** What a citizen can be told. */
export const answerMessages = defineMessages({
  received: { id: 'complaints.answer.received', defaultMessage: 'Report received' },
  planned: { id: 'complaints.answer.planned', defaultMessage: 'Collection planned' },
  obstructed: { id: 'complaints.answer.obstructed', defaultMessage: 'Could not be reached' },
});

/** Creating one or several. */
export const entryMessages = defineMessages({
  entry: { id: 'complaints.entry', defaultMessage: 'Notification {n}' },
  add: { id: 'complaints.entry.add', defaultMessage: 'Add another' },
  remove: { id: 'complaints.entry.remove', defaultMessage: 'Remove notification {n}' },
  most: { id: 'complaints.entry.most', defaultMessage: 'At most {max} at once' },
  duplicates: { id: 'complaints.duplicates', defaultMessage: 'Reported already?' },
  duplicatesText: {
    id: 'complaints.duplicatesText',
    defaultMessage:
      'In the last {hours} hours there {count, plural, one {was a notification} other {were notifications}} about the same location and material:',
  },
  duplicateOf: { id: 'complaints.duplicateOf', defaultMessage: 'No. {id}, {age}' },
  duplicateHere: { id: 'complaints.duplicateHere', defaultMessage: 'Entered twice here' },
  leaveOut: {
    id: 'complaints.leaveOut',
    defaultMessage: '{rest, plural, one {Leave out, create the other one} other {Leave out, create the other #}}',
  },
  createAnyway: { id: 'complaints.createAnyway', defaultMessage: 'Create anyway' },
});
