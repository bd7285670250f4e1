import { defineMessages } from '@/i18n/define';

export const dialogMessages = defineMessages({
  createTitle: { id: 'shifts.form.create', defaultMessage: 'Create shift' },
  editTitle: { id: 'shifts.form.edit', defaultMessage: 'Edit shift' },
  createSubmit: { id: 'shifts.form.createSubmit', defaultMessage: 'Create shift' },
  editSubmit: { id: 'shifts.form.editSubmit', defaultMessage: 'Save shift' },
  date: { id: 'shifts.form.date', defaultMessage: 'Date' },
  start: { id: 'shifts.form.start', defaultMessage: 'Start' },
  end: { id: 'shifts.form.end', defaultMessage: 'End' },
  absent: { id: 'shifts.form.absent', defaultMessage: 'I will not be available' },
  absentHelp: { id: 'shifts.form.absentHelp', defaultMessage: 'Replaces everything planned for the day.' },
  alone: { id: 'shifts.form.alone', defaultMessage: 'Overwrite the schedule for this day' },
  aloneHelp: { id: 'shifts.form.aloneHelp', defaultMessage: 'Replaces the day’s other shifts and its default.' },
  changedSince: {
    id: 'shifts.form.changedSince',
    defaultMessage: 'This shift has changed meanwhile: {shift}. Saving changes only what you have changed here.',
  },
  goneSince: { id: 'shifts.form.goneSince', defaultMessage: 'This shift has been moved or deleted meanwhile.' },
  replacesShifts: { id: 'shifts.form.replaces', defaultMessage: 'Replaces {shifts}.' },
  zone: { id: 'shifts.form.zone', defaultMessage: 'Times are in {zone}.' },
  defaultsTitle: { id: 'shifts.defaults.title', defaultMessage: 'Default schedule of {who}' },
  defaultsHelp: {
    id: 'shifts.defaults.help',
    defaultMessage: 'The template for all coming days of a weekday that have no shift of their own.',
  },
  defaultsSubmit: { id: 'shifts.defaults.submit', defaultMessage: 'Save default schedule' },
  chooseLater: { id: 'shifts.defaults.chooseLater', defaultMessage: 'Save or discard your changes first.' },
  works: { id: 'shifts.defaults.works', defaultMessage: 'Works on {day}' },
  startOn: { id: 'shifts.defaults.start', defaultMessage: 'Start on {day}' },
  endOn: { id: 'shifts.defaults.end', defaultMessage: 'End on {day}' },
  materialOn: { id: 'shifts.defaults.material', defaultMessage: 'Material on {day}' },
  areaOn: { id: 'shifts.defaults.area', defaultMessage: 'Area on {day}' },
  copyDayTitle: { id: 'shifts.copy.dayTitle', defaultMessage: 'Copy a day' },
  copyWeekTitle: { id: 'shifts.copy.weekTitle', defaultMessage: 'Copy a week' },
  copyFrom: { id: 'shifts.copy.from', defaultMessage: 'From' },
  copyFromWeek: { id: 'shifts.copy.fromWeek', defaultMessage: 'Week of' },
  copyTo: { id: 'shifts.copy.to', defaultMessage: 'To' },
  copyToWeek: { id: 'shifts.copy.toWeek', defaultMessage: 'To the week of' },
  copyWho: { id: 'shifts.copy.who', defaultMessage: 'For' },
  copyAll: { id: 'shifts.copy.all', defaultMessage: 'Everyone shown' },
  added: { id: 'shifts.copy.added', defaultMessage: 'New: {n, plural, one {# day} other {# days}}' },
  overwritten: {
    id: 'shifts.copy.overwritten',
    defaultMessage:
      'Overwrites {shifts, plural, one {# shift} other {# shifts}} of {rows, plural, one {# row} other {# rows}} on {n, plural, one {# day} other {# days}}',
  },
  absences: {
    id: 'shifts.copy.absences',
    defaultMessage: 'Also turn {n, plural, one {# absence} other {# absences}} into shifts',
  },
  previewNone: {
    id: 'shifts.copy.none',
    defaultMessage: 'Nothing to copy: both are the same, or the source has no shifts.',
  },
  replaces: { id: 'shifts.copy.replaces', defaultMessage: 'instead of {shifts}' },
  copyAlone: { id: 'shifts.copy.alone', defaultMessage: 'without {driver} (no shift or another truck then)' },
  copySubmit: {
    id: 'shifts.copy.submit',
    defaultMessage: 'Copy {n, plural, one {# day} other {# days}}',
  },
  outOfRange: { id: 'shifts.copy.outOfRange', defaultMessage: 'Choose a date between {first} and {last}.' },
  keysTitle: { id: 'shifts.keys.title', defaultMessage: 'Keyboard in the calendar' },
});

export const ruleMessages = defineMessages({
  overlap: { id: 'shifts.rule.overlap', defaultMessage: 'Overlaps the shift {other}.' },
  rest: {
    id: 'shifts.rule.rest',
    defaultMessage:
      'Only {hours}\u00a0h of rest after the previous shift, which ends at {other}. 11\u00a0h are required.',
  },
  long: {
    id: 'shifts.rule.long',
    defaultMessage: '{hours}\u00a0h of work in one day or night. 10\u00a0h are allowed.',
  },
  material: {
    id: 'shifts.rule.material',
    defaultMessage: '{material} needs two compartments; this truck has one.',
  },
  gap: { id: 'shifts.rule.gap', defaultMessage: 'No driver, although the plan of this day is finished.' },
  underWay: { id: 'shifts.rule.underWay', defaultMessage: '{other} is on a tour with this truck right now.' },
  unavailable: { id: 'shifts.rule.unavailable', defaultMessage: 'Not available on this day.' },
});

export const fixMessages = defineMessages({
  start: { id: 'shifts.fix.start', defaultMessage: 'Start at {value}' },
  end: { id: 'shifts.fix.end', defaultMessage: 'End at {value}' },
  replace: { id: 'shifts.fix.replace', defaultMessage: 'Remove the shift at {value}' },
  material: { id: 'shifts.fix.material', defaultMessage: 'Only {value}' },
  other: { id: 'shifts.fix.other', defaultMessage: 'Assign to {value}' },
  lift: { id: 'shifts.fix.lift', defaultMessage: 'Make available on this day' },
});

export const conflictMessages = defineMessages({
  title: {
    id: 'shifts.conflict.title',
    defaultMessage: '{n, plural, one {One conflict} other {# conflicts}} before saving',
  },
  text: { id: 'shifts.conflict.text', defaultMessage: 'Nothing has been saved yet. Choose a fix, or go back.' },
  of: { id: 'shifts.conflict.of', defaultMessage: '{who}, {day}' },
  anyway: { id: 'shifts.conflict.anyway', defaultMessage: 'Save anyway' },
  refused: {
    id: 'shifts.conflict.refused',
    defaultMessage: 'Overlaps, absences and materials that do not fit cannot be saved.',
  },
});
