import { defineMessages } from '@/i18n/define';

export const deviationMessages = defineMessages({
  title: { id: 'tours.deviations', defaultMessage: 'Deviations' },
  late_start: {
    id: 'tours.deviations.late_start',
    defaultMessage: '{route} ({plate}) was due to start {duration} ago',
  },
  late_start_at: {
    id: 'tours.deviations.late_start.at',
    defaultMessage: '{route} ({plate}) was due to start {duration} ago at {place}',
  },
  stationary: {
    id: 'tours.deviations.stationary',
    defaultMessage: '{route} ({plate}) has been stationary away from its stops for {duration}',
  },
  skipped_stop: {
    id: 'tours.deviations.skipped_stop',
    defaultMessage: '{route} ({plate}) emptied nothing at {place} ({time})',
  },
  acknowledge: { id: 'tours.deviations.acknowledge', defaultMessage: 'Acknowledge' },
  acknowledgeOne: { id: 'tours.deviations.acknowledgeOne', defaultMessage: 'Acknowledge: {what}' },
  notAcknowledged: { id: 'tours.deviations.notAcknowledged', defaultMessage: 'That could not be saved: {reason}' },
  failed: { id: 'tours.deviations.failed', defaultMessage: 'The deviations could not be loaded. Try again' },
  more: {
    id: 'tours.deviations.more',
    defaultMessage: '{n, plural, one {# more deviation} other {# more deviations}}',
  },
});
