import { defineMessages } from '@/i18n/define';

export const panelMessages = defineMessages({
  all: { id: 'dashboard.panel.all', defaultMessage: 'Show all' },
  overspills: { id: 'dashboard.overspills', defaultMessage: 'Recent overspills' },
  noOverspills: { id: 'dashboard.overspills.none', defaultMessage: 'No recent overspills.' },
  unknownLocation: { id: 'dashboard.unknownLocation', defaultMessage: 'Unknown location' },
  tours: { id: 'dashboard.tours', defaultMessage: 'Tours in progress' },
  noTours: { id: 'dashboard.tours.none', defaultMessage: 'No tour is in progress.' },
  progress: { id: 'dashboard.tours.progress', defaultMessage: '{done} of {planned} containers' },
  overflowing: {
    id: 'dashboard.tours.overflowing',
    defaultMessage: '{n, plural, one {# overflowing} other {# overflowing}}',
  },
  complaints: { id: 'dashboard.complaints', defaultMessage: 'Open notifications' },
  noComplaints: { id: 'dashboard.complaints.none', defaultMessage: 'No open notifications.' },
  ageToday: { id: 'dashboard.complaints.today', defaultMessage: 'Since today' },
  ageYesterday: { id: 'dashboard.complaints.yesterday', defaultMessage: 'Since yesterday' },
  ageWeek: { id: 'dashboard.complaints.week', defaultMessage: '2 to 6 days' },
  ageOlder: { id: 'dashboard.complaints.older', defaultMessage: '7 days or more' },
  shifts: { id: 'dashboard.shifts', defaultMessage: 'Shifts today' },
  trucks: { id: 'dashboard.shifts.trucks', defaultMessage: 'Trucks' },
  drivers: { id: 'dashboard.shifts.drivers', defaultMessage: 'Drivers' },
  scheduled: { id: 'dashboard.shifts.scheduled', defaultMessage: '{n} scheduled' },
  notAvailable: { id: 'dashboard.shifts.notAvailable', defaultMessage: '{n} not available' },
  noShifts: { id: 'dashboard.shifts.none', defaultMessage: 'No shifts today.' },
  noGaps: { id: 'dashboard.shifts.noGaps', defaultMessage: 'Each scheduled truck has a driver.' },
  lackDrivers: {
    id: 'dashboard.shifts.lackDrivers',
    defaultMessage: '{area}: {n, plural, one {# driver missing} other {# drivers missing}}',
  },
  lackTrucks: {
    id: 'dashboard.shifts.lackTrucks',
    defaultMessage: '{area}: {n, plural, one {# truck missing} other {# trucks missing}}',
  },
  map: { id: 'dashboard.map', defaultMessage: 'Full containers' },
  mapLabel: { id: 'dashboard.map.label', defaultMessage: 'Map of sites with full containers' },
  mapCount: {
    id: 'dashboard.map.count',
    defaultMessage: '{n, plural, one {# container} other {# containers}} at 80% or more, {over} of them overflowing',
  },
  noFull: { id: 'dashboard.map.none', defaultMessage: 'No container is full.' },
});
