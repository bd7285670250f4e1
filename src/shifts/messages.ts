import { defineMessages } from '@/i18n/define';

/** Toasts after a change; those of adding and deleting in the specification's words. */
export const toastMessages = defineMessages({
  addDone: { id: 'shifts.toast.added', defaultMessage: 'Entry added successfully' },
  addFailed: { id: 'shifts.toast.addFailed', defaultMessage: 'Error adding entry' },
  changeDone: { id: 'shifts.toast.changed', defaultMessage: 'Changes saved' },
  changeFailed: { id: 'shifts.toast.changeFailed', defaultMessage: 'Could not save the changes.' },
  deleteDone: { id: 'shifts.toast.deleted', defaultMessage: 'Entry deleted successfully' },
  deleteFailed: { id: 'shifts.toast.deleteFailed', defaultMessage: 'There was an error deleting the entry.' },
  undo: { id: 'shifts.toast.undone', defaultMessage: 'Undone: {step}' },
  redo: { id: 'shifts.toast.redone', defaultMessage: 'Redone: {step}' },
  undoFailed: { id: 'shifts.toast.undoFailed', defaultMessage: 'Could not undo: {step}' },
  redoFailed: { id: 'shifts.toast.redoFailed', defaultMessage: 'Could not redo: {step}' },
  changedSince: {
    id: 'shifts.toast.changedSince',
    defaultMessage: 'Left as it is, since somebody has changed it: {step}',
  },
  dropped: {
    id: 'shifts.toast.dropped',
    defaultMessage:
      '{truck} has no driver on {day}: {who} {why, select, taken {drives {other}} away {is not available on this day} out {is marked as not available} other {has no shift planned}}',
  },
  replaced: {
    id: 'shifts.toast.replaced',
    defaultMessage: '{who} no longer drives {truck} on {day}: the shift was replaced',
  },
  tourCut: {
    id: 'shifts.toast.tourCut',
    defaultMessage: '{tour} of {truck} on {day} has stops outside the shift: {times}',
  },
  tourLeft: { id: 'shifts.toast.tourLeft', defaultMessage: '{truck} has no driver on {day} for its tour {tour}' },
  moreDropped: { id: 'shifts.toast.moreDropped', defaultMessage: '{n} more' },
});

/** Names of changes, for undo and redo. */
export const stepMessages = defineMessages({
  create: { id: 'shifts.step.create', defaultMessage: 'Create shift' },
  edit: { id: 'shifts.step.edit', defaultMessage: 'Edit shift' },
  move: { id: 'shifts.step.move', defaultMessage: '{n, plural, one {Move shift} other {Move # shifts}}' },
  copy: { id: 'shifts.step.copy', defaultMessage: '{n, plural, one {Copy shift} other {Copy # shifts}}' },
  resize: { id: 'shifts.step.resize', defaultMessage: 'Change length' },
  delete: { id: 'shifts.step.delete', defaultMessage: '{n, plural, one {Delete shift} other {Delete # shifts}}' },
  away: { id: 'shifts.step.away', defaultMessage: 'Not available' },
  reset: { id: 'shifts.step.reset', defaultMessage: 'Back to default' },
  overwrite: { id: 'shifts.step.overwrite', defaultMessage: 'Overwrite day' },
  copyDays: { id: 'shifts.step.copyDays', defaultMessage: 'Copy days' },
  assign: { id: 'shifts.step.assign', defaultMessage: 'Assign {who}' },
  assignAll: {
    id: 'shifts.step.assignAll',
    defaultMessage: '{n, plural, one {Assign # driver} other {Assign # drivers}}',
  },
  unassign: { id: 'shifts.step.unassign', defaultMessage: 'Remove the driver' },
  defaults: { id: 'shifts.step.defaults', defaultMessage: 'Edit default schedule' },
});

/** What an area lacks on a day. */
export const gapMessages = defineMessages({
  drivers: {
    id: 'shifts.gap.drivers',
    defaultMessage: '{area}: {count, plural, one {# truck has} other {# trucks have}} no driver.',
  },
  trucks: {
    id: 'shifts.gap.trucks',
    defaultMessage: '{area}: {count, plural, one {# driver has} other {# drivers have}} no truck.',
  },
  legend: { id: 'shifts.gap.legend', defaultMessage: 'Areas that lack trucks or drivers' },
});

export const shiftMessages = defineMessages({
  disruption: { id: 'shifts.disruption', defaultMessage: 'Truck or driver drops out' },
  dropsOut: { id: 'shifts.dropsOut', defaultMessage: 'Drops out: what can be done' },
  title: { id: 'shifts.title', defaultMessage: 'Manage Resources' },
  trucks: { id: 'shifts.trucks', defaultMessage: 'Trucks' },
  drivers: { id: 'shifts.drivers', defaultMessage: 'Drivers' },
  truck: { id: 'shifts.truck', defaultMessage: 'Truck' },
  driver: { id: 'shifts.driver', defaultMessage: 'Driver' },
  kind: { id: 'shifts.kind', defaultMessage: 'Plan for' },
  view: { id: 'shifts.view', defaultMessage: 'View' },
  day: { id: 'shifts.view.day', defaultMessage: 'Day' },
  overview: { id: 'shifts.view.overview', defaultMessage: 'All' },
  week: { id: 'shifts.view.week', defaultMessage: 'Week' },
  month: { id: 'shifts.view.month', defaultMessage: 'Month' },
  days: { id: 'shifts.days', defaultMessage: '{n} days' },
  daysShown: { id: 'shifts.daysShown', defaultMessage: 'Days shown' },
  before: { id: 'shifts.before', defaultMessage: 'Earlier' },
  after: { id: 'shifts.after', defaultMessage: 'Later' },
  controls: { id: 'shifts.controls', defaultMessage: 'View and filters' },
  goTo: { id: 'shifts.goTo', defaultMessage: 'Go to date' },
  area: { id: 'shifts.area', defaultMessage: 'Area' },
  material: { id: 'shifts.material', defaultMessage: 'Material' },
  availability: { id: 'shifts.availability', defaultMessage: 'Availability' },
  noArea: { id: 'shifts.noArea', defaultMessage: 'No area' },
  otherArea: { id: 'shifts.otherArea', defaultMessage: 'Another area' },
  noMaterial: { id: 'shifts.noMaterial', defaultMessage: 'No material' },
  undo: { id: 'shifts.undo', defaultMessage: 'Undo' },
  undoStep: { id: 'shifts.undoStep', defaultMessage: 'Undo: {step}' },
  redo: { id: 'shifts.redo', defaultMessage: 'Redo' },
  redoStep: { id: 'shifts.redoStep', defaultMessage: 'Redo: {step}' },
  create: { id: 'shifts.create', defaultMessage: 'Create shift' },
  copyDay: { id: 'shifts.copyDay', defaultMessage: 'Copy a day…' },
  copyWeek: { id: 'shifts.copyWeek', defaultMessage: 'Copy a week…' },
  editDefaults: { id: 'shifts.editDefaults', defaultMessage: 'Edit default schedule' },
  print: { id: 'shifts.print', defaultMessage: 'Print the week' },
  keys: { id: 'shifts.keys', defaultMessage: 'Keyboard' },
  readOnly: { id: 'shifts.readOnly', defaultMessage: 'You can view shifts but not change them' },
  noTrucks: { id: 'shifts.noTrucks', defaultMessage: 'No truck matches.' },
  noDrivers: { id: 'shifts.noDrivers', defaultMessage: 'No driver matches.' },
  noTrucksYet: { id: 'shifts.noTrucksYet', defaultMessage: 'There are no trucks yet.' },
  noDriversYet: { id: 'shifts.noDriversYet', defaultMessage: 'There are no drivers yet.' },
  toTrucks: { id: 'shifts.toTrucks', defaultMessage: 'Go to trucks' },
  toDrivers: { id: 'shifts.toDrivers', defaultMessage: 'Go to drivers' },
  clearFilters: { id: 'shifts.clearFilters', defaultMessage: 'Clear filters' },
  hours: { id: 'shifts.hours', defaultMessage: 'Time' },
  openWeek: { id: 'shifts.openWeek', defaultMessage: 'Week of {who}' },
  calendar: { id: 'shifts.calendar', defaultMessage: 'Shifts of {who}, {days}' },
});
