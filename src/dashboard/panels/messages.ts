import { defineMessages } from '@/i18n/define';

export const panelMessages = defineMessages({
  all: { id: 'dashboard.panel.all', defaultMessage: 'Show all' },
  overspills: { id: 'dashboard.overspills', defaultMessage: 'Recent overspills' },
  noOverspills: { id: 'dashboard.overspills.none', defaultMessage: 'No recent overspills.' },
  unknownLocation: { id: 'dashboard.unknownLocation', defaultMessage: 'Unknown location' },
  now: { id: 'dashboard.now', defaultMessage: 'Now' },
  nowSummary: {
    id: 'dashboard.now.summary',
    defaultMessage: '{trucks, plural, one {# truck} other {# trucks}}, {running} under way',
  },
  lanes: { id: 'dashboard.now.lanes', defaultMessage: 'Trucks of today' },
  progress: { id: 'dashboard.now.progress', defaultMessage: '{done} of {planned}' },
  overflowing: {
    id: 'dashboard.now.overflowing',
    defaultMessage: '{n, plural, one {# overflowing} other {# overflowing}}',
  },
  shiftOf: { id: 'dashboard.now.shiftOf', defaultMessage: 'Shift: {other}' },
  driverMissing: { id: 'dashboard.now.driverMissing', defaultMessage: 'Driver missing' },
  unassigned: { id: 'dashboard.now.unassigned', defaultMessage: 'No driver assigned' },
  noTour: { id: 'dashboard.now.noTour', defaultMessage: 'No tour' },
  noShifts: { id: 'dashboard.now.none', defaultMessage: 'No shifts today' },
  planShifts: { id: 'dashboard.now.plan', defaultMessage: 'Plan shifts' },
  urgent: {
    id: 'dashboard.now.urgent',
    defaultMessage: '{n, plural, one {urgent notification} other {urgent notifications}}',
  },
  fullToday: {
    id: 'dashboard.now.fullToday',
    defaultMessage: '{n, plural, one {container} other {containers}} full by tonight',
  },
  fullCount: {
    id: 'dashboard.now.full',
    defaultMessage: '{n, plural, one {container} other {containers}} at 80% or more',
  },
  gaps: { id: 'dashboard.now.gaps', defaultMessage: '{n, plural, one {gap} other {gaps}} in today’s shifts' },
  complaints: { id: 'dashboard.complaints', defaultMessage: 'Open notifications' },
  noComplaints: { id: 'dashboard.complaints.none', defaultMessage: 'No open notifications.' },
  ageToday: { id: 'dashboard.complaints.today', defaultMessage: 'Since today' },
  ageYesterday: { id: 'dashboard.complaints.yesterday', defaultMessage: 'Since yesterday' },
  ageWeek: { id: 'dashboard.complaints.week', defaultMessage: '2 to 6 days' },
  ageOlder: { id: 'dashboard.complaints.older', defaultMessage: '7 days or more' },
  map: { id: 'dashboard.map', defaultMessage: 'Full containers' },
  mapLabel: { id: 'dashboard.map.label', defaultMessage: 'Map of sites with full containers' },
  mapCount: {
    id: 'dashboard.map.count',
    defaultMessage: '{n, plural, one {# container} other {# containers}} at 80% or more, {over} of them overflowing',
  },
  showContainers: { id: 'dashboard.map.containers', defaultMessage: 'Show containers' },
  noFull: { id: 'dashboard.map.none', defaultMessage: 'No container is full.' },
});
