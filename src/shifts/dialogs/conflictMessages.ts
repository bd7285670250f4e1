import { defineMessages } from '@/i18n/define';

export const ruleMessages = defineMessages({
  overlap: { id: 'shifts.rule.overlap', defaultMessage: 'Overlaps the shift {other}.' },
  rest: {
    id: 'shifts.rule.rest',
    defaultMessage: 'Only {hours} h rest after the shift before, which ends at {other}. 11 h are required.',
  },
  long: { id: 'shifts.rule.long', defaultMessage: '{hours} h of work on one day. 10 h are allowed.' },
  'truck-without-driver': {
    id: 'shifts.rule.truckAlone',
    defaultMessage: '{area}: {count, plural, one {# truck has} other {# trucks have}} no driver.',
  },
  'driver-without-truck': {
    id: 'shifts.rule.driverAlone',
    defaultMessage: '{area}: {count, plural, one {# driver has} other {# drivers have}} no truck.',
  },
  material: {
    id: 'shifts.rule.material',
    defaultMessage: '{material} needs two compartments; this truck has one.',
  },
  unavailable: { id: 'shifts.rule.unavailable', defaultMessage: 'Not available on this day.' },
});

export const fixMessages = defineMessages({
  start: { id: 'shifts.fix.start', defaultMessage: 'Begin at {value}' },
  end: { id: 'shifts.fix.end', defaultMessage: 'End at {value}' },
  replace: { id: 'shifts.fix.replace', defaultMessage: 'Remove the shift of {value}' },
  add: { id: 'shifts.fix.add', defaultMessage: 'Schedule {value} as well' },
  material: { id: 'shifts.fix.material', defaultMessage: 'Only {value}' },
  other: { id: 'shifts.fix.other', defaultMessage: 'Give it to {value}' },
  lift: { id: 'shifts.fix.lift', defaultMessage: 'Make available on this day' },
});

export const conflictMessages = defineMessages({
  title: {
    id: 'shifts.conflict.title',
    defaultMessage: '{n, plural, one {A conflict} other {# conflicts}} before saving',
  },
  text: { id: 'shifts.conflict.text', defaultMessage: 'Nothing has been saved yet. Choose a fix, or go back.' },
  of: { id: 'shifts.conflict.of', defaultMessage: '{who}, {day}' },
  anyway: { id: 'shifts.conflict.anyway', defaultMessage: 'Save anyway' },
  refused: {
    id: 'shifts.conflict.refused',
    defaultMessage: 'Overlaps, absences and materials that do not fit cannot be saved.',
  },
});
