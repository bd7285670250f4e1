import { defineMessages } from './define';

/** The navigation's labels: the only texts that exist in all six languages. */
export const menu = defineMessages({
  dashboard: { id: 'menu.dashboard', defaultMessage: 'Dashboard' },
  app: { id: 'menu.app', defaultMessage: 'App' },
  account: { id: 'menu.account', defaultMessage: 'Account' },
  home: { id: 'menu.home', defaultMessage: 'Home' },
  manageResources: { id: 'menu.manageResources', defaultMessage: 'Manage Resources' },
  citizenNotifications: { id: 'menu.citizenNotifications', defaultMessage: 'Citizen Notifications' },
  inbox: { id: 'menu.inbox', defaultMessage: 'Inbox' },
  closingTimes: { id: 'menu.closingTimes', defaultMessage: 'Time to Close' },
  tours: { id: 'menu.tours', defaultMessage: 'Tours' },
  planTours: { id: 'menu.planTours', defaultMessage: 'Plan Tours' },
  digitalTwin: { id: 'menu.digitalTwin', defaultMessage: 'Digital Twin' },
  locations: { id: 'menu.locations', defaultMessage: 'Locations' },
  containers: { id: 'menu.containers', defaultMessage: 'Containers' },
  trucks: { id: 'menu.trucks', defaultMessage: 'Trucks' },
  drivers: { id: 'menu.drivers', defaultMessage: 'Drivers' },
  import: { id: 'menu.import', defaultMessage: 'Import' },
  users: { id: 'menu.users', defaultMessage: 'Users' },
  areas: { id: 'menu.areas', defaultMessage: 'Areas' },
  history: { id: 'menu.history', defaultMessage: 'History' },
  tokens: { id: 'menu.tokens', defaultMessage: 'Tokens' },
  settings: { id: 'menu.settings', defaultMessage: 'Settings' },
});
