import type { ForecastReason } from '@/api/generated/dashboard.schemas';
import { defineMessages } from '@/i18n/define';

export const planTexts = defineMessages({
  title: { id: 'tours.plan.title', defaultMessage: 'Plan tours' },
  search: { id: 'tours.plan.search', defaultMessage: 'Search container or location' },
  empty: { id: 'tours.plan.empty', defaultMessage: 'There are no containers to be emptied yet.' },
  urgent: { id: 'tours.plan.urgent', defaultMessage: 'Containers by urgency' },
  map: { id: 'tours.plan.map', defaultMessage: 'Containers by the level expected now' },
  mapPart: {
    id: 'tours.plan.mapPart',
    defaultMessage: 'The {shown, number} most urgent of {total, number} containers',
  },
  planDay: { id: 'tours.plan.planDay', defaultMessage: 'Plan a day' },
  urgentList: { id: 'tours.plan.urgentList', defaultMessage: 'Urgent list' },
  isPlanned: { id: 'tours.plan.isPlanned', defaultMessage: 'On a tour to come' },
  notPlanned: { id: 'tours.plan.notPlanned', defaultMessage: 'On no tour yet' },
  reported: { id: 'tours.plan.reported', defaultMessage: 'Reported full' },
  expected: { id: 'tours.plan.expected', defaultMessage: 'expected {day}' },
  toLocations: { id: 'tours.plan.toLocations', defaultMessage: 'Add containers at locations' },
});

export const planLabels = defineMessages({
  container_id: { id: 'tours.plan.fields.container_id', defaultMessage: 'Container' },
  location_name: { id: 'tours.plan.fields.location_name', defaultMessage: 'Location' },
  level_now: { id: 'tours.plan.fields.level_now', defaultMessage: 'Level expected' },
  last_level: { id: 'tours.plan.fields.last_level', defaultMessage: 'Last level' },
  full_at: { id: 'tours.plan.fields.full_at', defaultMessage: 'Full about' },
  nearly_full_at: { id: 'tours.plan.fields.nearly_full_at', defaultMessage: '80% about' },
  confidence: { id: 'tours.plan.fields.confidence', defaultMessage: 'Confidence' },
  open_complaints: { id: 'tours.plan.fields.open_complaints', defaultMessage: 'Notifications' },
  planned_on: { id: 'tours.plan.fields.planned_on', defaultMessage: 'Planned' },
  urgency: { id: 'tours.plan.fields.urgency', defaultMessage: 'Urgency' },
  last_recorded_at: { id: 'tours.plan.fields.last_recorded_at', defaultMessage: 'Level recorded' },
  last_emptied_at: { id: 'tours.plan.fields.last_emptied_at', defaultMessage: 'Last emptied' },
});

export const urgencyMessages = defineMessages({
  today: { id: 'tours.plan.today', defaultMessage: 'Full today' },
  tomorrow: { id: 'tours.plan.tomorrow', defaultMessage: 'Full tomorrow' },
  in_2_days: { id: 'tours.plan.in_2_days', defaultMessage: 'Full in 2 days' },
  in_7_days: { id: 'tours.plan.in_7_days', defaultMessage: 'Full within 7 days' },
  later: { id: 'tours.plan.later', defaultMessage: 'Not urgent' },
  unknown: { id: 'tours.plan.unknown', defaultMessage: 'No level known' },
});

export const confidenceMessages = defineMessages({
  low: { id: 'tours.plan.low', defaultMessage: 'Low' },
  medium: { id: 'tours.plan.medium', defaultMessage: 'Medium' },
  high: { id: 'tours.plan.high', defaultMessage: 'High' },
});

export const reasonMessages: Record<ForecastReason, { id: string; defaultMessage: string }> = defineMessages({
  steady: {
    id: 'tours.plan.steady',
    defaultMessage: '{emptyings, plural, one {# emptying} other {# emptyings}}, steady',
  },
  unsteady: {
    id: 'tours.plan.unsteady',
    defaultMessage: '{emptyings, plural, one {# emptying} other {# emptyings}}, uneven',
  },
  few_emptyings: {
    id: 'tours.plan.few_emptyings',
    defaultMessage: '{emptyings, plural, =0 {not emptied twice yet} one {only # emptying} other {only # emptyings}}',
  },
  sensor_silent: {
    id: 'tours.plan.sensor_silent',
    defaultMessage: 'sensor silent for {days, plural, one {# day} other {# days}}',
  },
  no_level: { id: 'tours.plan.no_level', defaultMessage: 'no level yet' },
});
