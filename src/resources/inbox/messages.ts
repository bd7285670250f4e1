import { defineMessages } from '@/i18n/define';

export const inboxMessages = defineMessages({
  cases: { id: 'inbox.cases', defaultMessage: 'Cases' },
  show: { id: 'inbox.show', defaultMessage: 'Show' },
  all: { id: 'inbox.all', defaultMessage: 'All open' },
  urgent: { id: 'inbox.urgent', defaultMessage: 'Urgent' },
  overdue: { id: 'inbox.overdue', defaultMessage: 'Overdue' },
  empty: { id: 'inbox.empty', defaultMessage: 'Nothing is waiting for you.' },
  choose: { id: 'inbox.choose', defaultMessage: 'Choose a case to see its place, its levels and what can be done.' },
  gone: {
    id: 'inbox.gone',
    defaultMessage:
      'This case is not in the list: it was closed, or is left out by the selected areas or what is shown.',
  },
  more: { id: 'inbox.more', defaultMessage: 'The first {shown} of {total} cases.' },
  reports: { id: 'inbox.reports', defaultMessage: '{count, plural, one {# report} other {# reports}}' },
  due: { id: 'inbox.due', defaultMessage: 'Due {when}' },
  late: { id: 'inbox.late', defaultMessage: 'Was due {when}' },
  planned: { id: 'inbox.planned', defaultMessage: 'Planned for {day}' },
  reopened: { id: 'inbox.reopened', defaultMessage: 'Reported again after it was emptied or closed' },
  obstacle: { id: 'inbox.obstacle', defaultMessage: 'Not emptied {when}: {comment}' },
  back: { id: 'inbox.back', defaultMessage: 'Back to the cases' },
  details: { id: 'inbox.details', defaultMessage: 'Notification {id}' },
  done: { id: 'inbox.done', defaultMessage: 'Done' },
  closed: {
    id: 'inbox.closed',
    defaultMessage: '{count, plural, one {Closed the notification} other {Closed # notifications}} of {place}',
  },
  failed: { id: 'inbox.failed', defaultMessage: 'The case of {place} was not closed: {reason}' },
  notUndone: { id: 'inbox.notUndone', defaultMessage: 'The case of {place} was not opened again: {reason}' },
  undone: { id: 'inbox.undone', defaultMessage: 'Opened the case of {place} again' },
  keys: {
    id: 'inbox.keys',
    defaultMessage: 'J and K go to the next and the previous case, E is done, Z takes it back.',
  },
  swipes: {
    id: 'inbox.swipes',
    defaultMessage:
      'Swipe a case to the {rtl, select, true {left} other {right}} when it is done, to the {rtl, select, true {right} other {left}} to add it to a tour.',
  },
  filed: { id: 'inbox.filed', defaultMessage: 'Reports of this case' },
  addToTour: { id: 'inbox.addToTour', defaultMessage: 'Add to tour…' },
  noAddToTour: { id: 'inbox.noAddToTour', defaultMessage: 'You can view tours but not change them' },
  tourTitle: { id: 'inbox.tour.title', defaultMessage: 'Add {place} to a planned tour' },
  noTours: { id: 'inbox.tour.none', defaultMessage: 'No tour of the next seven days collects this material.' },
  detour: {
    id: 'inbox.tour.detour',
    defaultMessage: '{km} and {minutes, number}\u00a0min longer, as stop {position, number}',
  },
  already: { id: 'inbox.tour.already', defaultMessage: 'Has this stop already' },
  add: { id: 'inbox.tour.add', defaultMessage: 'Add' },
  addTo: { id: 'inbox.tour.addTo', defaultMessage: 'Add to {tour}' },
  added: { id: 'inbox.tour.added', defaultMessage: '{place} is stop {position, number} of {tour}' },
  answer: { id: 'inbox.answer', defaultMessage: 'Answer…' },
  answerTitle: { id: 'inbox.answer.title', defaultMessage: 'Answer those who reported {place}' },
  answers: { id: 'inbox.answer.kinds', defaultMessage: 'Answer' },
  noAddress: { id: 'inbox.answer.none', defaultMessage: 'Nobody who reported this case has left an address.' },
  language: {
    id: 'inbox.answer.language',
    defaultMessage: '{language}, {count, plural, one {# person} other {# people}}',
  },
  send: { id: 'inbox.answer.send', defaultMessage: 'Send answer' },
  sent: {
    id: 'inbox.answer.sent',
    defaultMessage:
      '{count, plural, =0 {Everyone who reported {place} already has this answer} one {Answer sent to # person who reported {place}} other {Answer sent to # people who reported {place}}}',
  },
  notSent: { id: 'inbox.answer.failed', defaultMessage: 'The answer was not sent: {reason}' },
});
