import type { MessageDescriptor } from 'react-intl';
import { HistoryKind } from '@/api/generated/dashboard.schemas';
import { defineMessages } from '@/i18n/define';
import { menu } from '@/i18n/menu';

export const historyLabels = defineMessages({
  at: { id: 'history.fields.at', defaultMessage: 'Time' },
  actor: { id: 'history.fields.actor', defaultMessage: 'Person' },
  action: { id: 'history.fields.action', defaultMessage: 'Action' },
  kind: { id: 'history.fields.kind', defaultMessage: 'Kind' },
  record: { id: 'history.fields.record', defaultMessage: 'Record' },
  record_key: { id: 'history.fields.record_key', defaultMessage: 'Key of the record' },
  work_date: { id: 'history.fields.work_date', defaultMessage: 'Day of the shift' },
  changes: { id: 'history.fields.changes', defaultMessage: 'Before → after' },
  source: { id: 'history.fields.source', defaultMessage: 'Source' },
});

export const fieldMessages = defineMessages({
  access_set_at: { id: 'history.field.access_set_at', defaultMessage: 'Password set' },
  admins_need_second_factor: {
    id: 'history.field.admins_need_second_factor',
    defaultMessage: 'Second factor required of administrators',
  },
  columns: { id: 'history.field.columns', defaultMessage: 'Columns' },
  day_of_week: { id: 'history.field.day_of_week', defaultMessage: 'Weekday' },
  finished_at: { id: 'history.field.finished_at', defaultMessage: 'Finished' },
  is_new: { id: 'history.field.is_new', defaultMessage: 'Being set up' },
  key: { id: 'history.field.key', defaultMessage: 'Key of the sender' },
  label: { id: 'history.field.label', defaultMessage: 'Label' },
  list: { id: 'history.field.list', defaultMessage: 'List' },
  number: { id: 'history.field.number', defaultMessage: 'Number' },
  plant: { id: 'history.field.plant', defaultMessage: 'Plant' },
  query: { id: 'history.field.query', defaultMessage: 'Filters' },
  second_factor: { id: 'history.field.second_factor', defaultMessage: 'Second factor' },
  sessions_ended_at: { id: 'history.field.sessions_ended_at', defaultMessage: 'Sessions ended' },
  shared: { id: 'history.field.shared', defaultMessage: 'Shared' },
  started_at: { id: 'history.field.started_at', defaultMessage: 'Started' },
  stops: { id: 'history.field.stops', defaultMessage: 'Stops' },
  time_zone: { id: 'history.field.time_zone', defaultMessage: 'Time zone' },
  working_hours: { id: 'history.field.working_hours', defaultMessage: 'Working hours' },
  yard: { id: 'history.field.yard', defaultMessage: 'Yard' },
});

export const actionMessages = defineMessages({
  created: { id: 'history.action.created', defaultMessage: 'Created' },
  changed: { id: 'history.action.changed', defaultMessage: 'Changed' },
  deleted: { id: 'history.action.deleted', defaultMessage: 'Deleted' },
  restored: { id: 'history.action.restored', defaultMessage: 'Restored' },
  forgotten: { id: 'history.action.forgotten', defaultMessage: 'Personal data removed' },
});

export const sourceMessages = defineMessages({
  screen: { id: 'history.source.screen', defaultMessage: 'Screen' },
  import: { id: 'history.source.import', defaultMessage: 'Import' },
  token: { id: 'history.source.token', defaultMessage: 'Machine' },
  citizen: { id: 'history.source.citizen', defaultMessage: 'Citizen' },
  driver: { id: 'history.source.driver', defaultMessage: 'Driver’s page' },
  cli: { id: 'history.source.cli', defaultMessage: 'Command line' },
  server: { id: 'history.source.server', defaultMessage: 'Server' },
});

/** Names that the menu does not have, or has for something else. */
const ownKinds = {
  bins: menu.containers,
  ...defineMessages({
    areas: { id: 'history.kind.areas', defaultMessage: 'Disposition areas' },
    complaints: { id: 'history.kind.complaints', defaultMessage: 'Notifications' },
    customers: { id: 'history.kind.customers', defaultMessage: 'Settings of the city' },
    driver_default_shifts: { id: 'history.kind.driver_default_shifts', defaultMessage: 'Default shifts of drivers' },
    driver_shifts: { id: 'history.kind.driver_shifts', defaultMessage: 'Shifts of drivers' },
    finished_days: { id: 'history.kind.finished_days', defaultMessage: 'Finished days' },
    phones: { id: 'history.kind.phones', defaultMessage: 'Phones' },
    truck_default_shifts: { id: 'history.kind.truck_default_shifts', defaultMessage: 'Default shifts of trucks' },
    truck_shifts: { id: 'history.kind.truck_shifts', defaultMessage: 'Shifts of trucks' },
    views: { id: 'history.kind.views', defaultMessage: 'Shared views' },
  }),
};
const allKinds: Record<HistoryKind, MessageDescriptor> = { ...menu, ...ownKinds };
export const kindMessages = Object.fromEntries(
  Object.values(HistoryKind).map((kind) => [kind, allKinds[kind]]),
) as typeof allKinds;

export const historyTexts = {
  title: menu.history,
  ...defineMessages({
    search: { id: 'history.search', defaultMessage: 'Search record' },
    empty: { id: 'history.empty', defaultMessage: 'Nothing has been changed yet.' },
  }),
};
