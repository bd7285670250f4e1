import { defineMessages } from '@/i18n/define';

export const shellMessages = defineMessages({
  navigation: { id: 'app.nav.label', defaultMessage: 'Main navigation' },
  openNavigation: { id: 'app.nav.open', defaultMessage: 'Open navigation' },
  breadcrumbs: { id: 'app.nav.breadcrumbs', defaultMessage: 'Breadcrumbs' },
  contract: { id: 'app.nav.contract', defaultMessage: 'API contract' },
  adminOnly: { id: 'app.nav.adminOnly', defaultMessage: 'Only admin can see this item' },
  search: { id: 'app.header.search', defaultMessage: 'Search' },
  settings: { id: 'app.header.settings', defaultMessage: 'Display settings' },
  account: { id: 'app.header.account', defaultMessage: 'Account of {name}' },
  profile: { id: 'app.header.profile', defaultMessage: 'Profile and password' },
  signOut: { id: 'app.header.signOut', defaultMessage: 'Sign out' },
});

export const areaMessages = defineMessages({
  label: { id: 'app.areas.label', defaultMessage: 'Disposition areas' },
  all: { id: 'app.areas.all', defaultMessage: 'All areas' },
  some: { id: 'app.areas.some', defaultMessage: '{count, plural, one {# area} other {# areas}}' },
  help: {
    id: 'app.areas.help',
    defaultMessage: 'Figures, tables and maps show these areas only. With none chosen they show all.',
  },
});

export const bellMessages = defineMessages({
  label: { id: 'app.bell.label', defaultMessage: 'Notifications' },
  count: {
    id: 'app.bell.count',
    defaultMessage:
      'Notifications {count}: {urgent, plural, =0 {} one {# urgent, } other {# urgent, }}{more, select, true {{fresh, number} or more new overspills} other {{fresh, plural, one {# new overspill} other {# new overspills}}}}',
  },
  urgent: { id: 'app.bell.urgent', defaultMessage: 'Urgent notifications' },
  noUrgent: { id: 'app.bell.noUrgent', defaultMessage: 'Nothing urgent.' },
  overspills: { id: 'app.bell.overspills', defaultMessage: 'Latest overspills' },
  noOverspills: { id: 'app.bell.noOverspills', defaultMessage: 'No recent overspills.' },
  unknownLocation: { id: 'app.bell.unknownLocation', defaultMessage: 'Unknown location' },
});

export const paletteMessages = defineMessages({
  title: { id: 'app.palette.title', defaultMessage: 'Search' },
  placeholder: { id: 'app.palette.placeholder', defaultMessage: 'Screen, tour, location, plate, name…' },
  nothing: { id: 'app.palette.nothing', defaultMessage: 'Nothing found for “{text}”.' },
  partly: { id: 'app.palette.partly', defaultMessage: 'Some results could not be loaded.' },
  results: {
    id: 'app.palette.results',
    defaultMessage: '{count, plural, =0 {No results} one {# result} other {# results}}',
  },
  screens: { id: 'app.palette.screens', defaultMessage: 'Screens' },
  keys: { id: 'app.palette.keys', defaultMessage: 'Up and down to choose, Enter to open, Escape to close' },
});
