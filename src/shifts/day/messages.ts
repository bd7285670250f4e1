import { defineMessages } from '@/i18n/define';

export const dayMessages = defineMessages({
  summary: {
    id: 'shifts.day.summary',
    defaultMessage:
      '{trucks, plural, one {# truck} other {# trucks}}, {drivers, plural, one {# driver} other {# drivers}}',
  },
  lacksDrivers: {
    id: 'shifts.day.lacksDrivers',
    defaultMessage: '{area} lacks {count, plural, one {# driver} other {# drivers}}',
  },
  restLacksDrivers: {
    id: 'shifts.day.restLacksDrivers',
    defaultMessage: '{count, plural, one {# truck} other {# trucks}} without area and driver',
  },
  lacksTrucks: {
    id: 'shifts.day.lacksTrucks',
    defaultMessage: '{area} lacks {count, plural, one {# truck} other {# trucks}}',
  },
  assign: { id: 'shifts.day.assign', defaultMessage: 'Assign driver' },
  assignTo: { id: 'shifts.day.assignTo', defaultMessage: 'Assign driver: {truck}, {times}' },
  driverOf: { id: 'shifts.day.driverOf', defaultMessage: '{who}, driver of {truck}, {times}' },
  remove: { id: 'shifts.day.remove', defaultMessage: 'Remove driver' },
  noDrivers: { id: 'shifts.day.noDrivers', defaultMessage: 'There are no drivers yet.' },
  free: { id: 'shifts.day.free', defaultMessage: 'Free drivers' },
  freeHelp: { id: 'shifts.day.freeHelp', defaultMessage: 'Drag a driver to a truck, or choose “Assign driver”.' },
  assignAllHelp: {
    id: 'shifts.day.assignAllHelp',
    defaultMessage:
      'Trucks with a tour come first. Of the drivers on duty for the whole shift: first who had the truck last, then those of its area.',
  },
  nobodyFree: { id: 'shifts.day.nobodyFree', defaultMessage: 'Nobody is free.' },
  off: { id: 'shifts.day.off', defaultMessage: 'no shift planned' },
  taken: { id: 'shifts.day.taken', defaultMessage: 'Drives {truck}' },
  elsewhere: { id: 'shifts.day.elsewhere', defaultMessage: 'drives a truck of another area' },
  away: { id: 'shifts.day.away', defaultMessage: 'Not available on this day' },
  out: { id: 'shifts.day.out', defaultMessage: 'Marked as not available' },
  finish: { id: 'shifts.day.finish', defaultMessage: 'Finish the plan of this day' },
  finished: { id: 'shifts.day.finished', defaultMessage: 'Plan finished' },
  reopen: { id: 'shifts.day.reopen', defaultMessage: 'Reopen' },
  finishTitle: {
    id: 'shifts.day.finishTitle',
    defaultMessage: '{n, plural, one {One gap is open} other {# gaps are open}}',
  },
  finishAnyway: { id: 'shifts.day.finishAnyway', defaultMessage: 'Finish anyway' },
  wholeCity: {
    id: 'shifts.day.wholeCity',
    defaultMessage: 'The plan is that of the whole city: somebody who sees all areas can change this.',
  },
  finishFailed: { id: 'shifts.day.finishFailed', defaultMessage: 'The day could not be changed.' },
  edit: { id: 'shifts.day.edit', defaultMessage: 'Edit shift: {truck}, {times}' },
});
