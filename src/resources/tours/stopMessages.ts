import { defineMessages } from '@/i18n/define';
export const stopMessages = defineMessages({
  failed: { id: 'tours.stops.failed', defaultMessage: '{tour} was not changed: {reason}' },
  undone: { id: 'tours.stops.undone', defaultMessage: '{tour} is as it was before' },
  add: { id: 'tours.stops.add', defaultMessage: 'Add a stop' },
  added: { id: 'tours.stops.added', defaultMessage: '{place} is stop {position, number} of {tour}' },
  already: { id: 'tours.stops.already', defaultMessage: 'It is a stop of this tour already' },
  place: { id: 'tours.stops.place', defaultMessage: 'Location' },
  placeHelp: { id: 'tours.stops.placeHelp', defaultMessage: 'It is added where the detour is shortest.' },
  gone: {
    id: 'tours.stops.gone',
    defaultMessage: 'It has stops at locations that are gone, so its stops cannot be changed',
  },
  remove: { id: 'tours.stops.remove', defaultMessage: 'Take {place} out of the tour' },
  removed: { id: 'tours.stops.removed', defaultMessage: '{place} is not a stop of {tour} any more' },
});
