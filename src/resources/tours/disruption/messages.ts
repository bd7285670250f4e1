import type { DisruptionOptionKind } from '@/api/generated/dashboard.schemas';
import { defineMessages } from '@/i18n/define';

export const disruptionMessages = defineMessages({
  intro: {
    id: 'tours.disruption.intro',
    defaultMessage:
      'Say which truck or which driver drops out: you see the tours and containers it concerns, and what can be done. Nothing is changed before you confirm.',
  },
  day: { id: 'tours.disruption.day', defaultMessage: 'Day' },
  kind: { id: 'tours.disruption.kind', defaultMessage: 'Drops out' },
  truck: { id: 'tours.disruption.truck', defaultMessage: 'Truck' },
  driver: { id: 'tours.disruption.driver', defaultMessage: 'Driver' },
  choose: { id: 'tours.disruption.choose', defaultMessage: 'Choose…' },
  listFailed: { id: 'tours.disruption.listFailed', defaultMessage: 'Could not be loaded' },
  chooseFirst: { id: 'tours.disruption.chooseFirst', defaultMessage: 'Choose the truck or driver first.' },
  ask: { id: 'tours.disruption.ask', defaultMessage: 'Show what can be done' },
  askAgain: { id: 'tours.disruption.askAgain', defaultMessage: 'Ask again' },
  asking: { id: 'tours.disruption.asking', defaultMessage: 'Looking for who could take over…' },
  refused: { id: 'tours.disruption.refused', defaultMessage: 'Not done: {reason}' },
  noTours: {
    id: 'tours.disruption.noTours',
    defaultMessage: 'No tour of {day} is left without {who}.',
  },
  lastNight: {
    id: 'tours.disruption.lastNight',
    defaultMessage: '{name} of {day} is still under way.',
  },
  askLastNight: { id: 'tours.disruption.askLastNight', defaultMessage: 'What can be done about it' },
  withoutDriver: { id: 'tours.disruption.withoutDriver', defaultMessage: 'Tours without driver' },
  shifts: { id: 'tours.disruption.shifts', defaultMessage: 'Shifts of the day' },
  tours: {
    id: 'tours.disruption.tours',
    defaultMessage: '{count, plural, one {# tour is} other {# tours are}} left without {who}',
  },
  stopsLeft: { id: 'tours.disruption.stopsLeft', defaultMessage: '{count, plural, one {# stop} other {# stops}} left' },
  overflow: {
    id: 'tours.disruption.overflow',
    defaultMessage:
      '{count, plural, =0 {No container} one {# container} other {# containers}} of {total} would be full before the next chance',
  },
  fullAbout: { id: 'tours.disruption.fullAbout', defaultMessage: 'full about {time}' },
  fullSince: { id: 'tours.disruption.fullSince', defaultMessage: 'full since about {time}' },
  options: { id: 'tours.disruption.options', defaultMessage: 'What can be done' },
  cost: { id: 'tours.disruption.cost', defaultMessage: '+\u00a0{km}' },
  emptied: {
    id: 'tours.disruption.emptied',
    defaultMessage: '{count, plural, one {# of {total} containers} other {# of {total} containers}} emptied',
  },
  hours: { id: 'tours.disruption.hours', defaultMessage: '+\u00a0{hours}\u00a0h' },
  overflows: {
    id: 'tours.disruption.overflows',
    defaultMessage:
      '{count, plural, =0 {none is full before it is emptied} one {# is full before it is emptied} other {# are full before they are emptied}}',
  },
  moveTo: { id: 'tours.disruption.moveTo', defaultMessage: 'Move to {day}' },
  noWay: {
    id: 'tours.disruption.noWay',
    defaultMessage: 'Nobody can take over. Plan another truck or driver in the shifts of the day, then ask again.',
  },
  nobody: { id: 'tours.disruption.nobody', defaultMessage: 'Nobody can take over in this way.' },
  confirm: { id: 'tours.disruption.confirm', defaultMessage: 'Change shifts and tours' },
  noWrite: { id: 'tours.disruption.noWrite', defaultMessage: 'You can view shifts and tours but not change them' },
  leftOut: { id: 'tours.disruption.leftOut', defaultMessage: 'Would not be emptied' },
  stale: {
    id: 'tours.disruption.stale',
    defaultMessage: 'Meanwhile tours or shifts have changed. Ask again.',
  },
  byOther: {
    id: 'tours.disruption.byOther',
    defaultMessage: 'Somebody else has decided meanwhile: this is how it is now.',
  },
  goneOn: {
    id: 'tours.disruption.goneOn',
    defaultMessage: 'It cannot be undone any more: tours or shifts have gone on since.',
  },
  applied: {
    id: 'tours.disruption.applied',
    defaultMessage:
      'Shifts and tours are changed: {option}. {count, plural, one {# tour takes} other {# tours take}} over.',
  },
  undone: { id: 'tours.disruption.undone', defaultMessage: 'Shifts and tours are as they were.' },
  showTours: { id: 'tours.disruption.showTours', defaultMessage: 'Show tours' },
});

export const optionMessages: Record<DisruptionOptionKind, { id: string; defaultMessage: string }> = defineMessages({
  another_pair: { id: 'tours.disruption.another_pair', defaultMessage: 'Another truck and driver' },
  split: { id: 'tours.disruption.split', defaultMessage: 'Split among other tours' },
  tomorrow: { id: 'tours.disruption.tomorrow', defaultMessage: 'Move to another day' },
});
