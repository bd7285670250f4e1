import { defineMessages } from '@/i18n/define';

export const pageTitles = defineMessages({
  product: { id: 'app.title.product', defaultMessage: 'Waste Collection Dashboard' },
  page: { id: 'app.title.page', defaultMessage: '{page} · {product}' },
  login: { id: 'app.title.login', defaultMessage: 'Sign in' },
  resetPassword: { id: 'app.title.resetPassword', defaultMessage: 'Reset password' },
  newPassword: { id: 'app.title.newPassword', defaultMessage: 'New password' },
  setup: { id: 'app.title.setup', defaultMessage: 'Set-up' },
  invitation: { id: 'app.title.invitation', defaultMessage: 'Choose a password' },
  verify: { id: 'app.title.verify', defaultMessage: 'Verify code' },
  comingSoon: { id: 'app.title.comingSoon', defaultMessage: 'Coming soon' },
  maintenance: { id: 'app.title.maintenance', defaultMessage: 'Maintenance' },
  serverError: { id: 'app.title.serverError', defaultMessage: 'Server error' },
  notFound: { id: 'app.title.notFound', defaultMessage: 'Page not found' },
  forbidden: { id: 'app.title.forbidden', defaultMessage: 'No permission' },
});

export const rootMessages = defineMessages({
  skip: { id: 'app.root.skip', defaultMessage: 'Skip to content' },
  offline: {
    id: 'app.root.offline',
    defaultMessage:
      '{online, select, true {The server does not respond.} other {You are offline.}} What you see may be out of date; changes cannot be saved.',
  },
  clock: {
    id: 'app.root.clock',
    defaultMessage:
      'By the clock of this device it is {here}, by the server’s {there}. Set it right: days and ages on the screen are wrong.',
  },
  cached: {
    id: 'app.root.cached',
    defaultMessage:
      '{online, select, true {The server does not respond.} other {You are offline.}} You see the data of {time}; changes cannot be saved.',
  },
});

export const crashMessages = defineMessages({
  title: { id: 'app.crash.title', defaultMessage: 'Unexpected Application Error!' },
  text: {
    id: 'app.crash.text',
    defaultMessage:
      'Something went wrong on this page. What you have saved is safe. Try again, or go back to the start.',
  },
  reference: { id: 'app.crash.reference', defaultMessage: 'Reference: {id}' },
  home: { id: 'app.crash.home', defaultMessage: 'Go to start page' },
  staleTitle: { id: 'app.crash.staleTitle', defaultMessage: 'This page could not be loaded.' },
  staleText: {
    id: 'app.crash.staleText',
    defaultMessage: 'There may be a new version, or the connection was lost. Reloading usually helps.',
  },
});

export const statusMessages = defineMessages({
  badRequestTitle: { id: 'app.status.400.title', defaultMessage: 'This address is not valid' },
  badRequestText: {
    id: 'app.status.400.text',
    defaultMessage: 'The server could not understand what was asked. Check the address, or start over.',
  },
  forbiddenTitle: { id: 'app.status.403.title', defaultMessage: 'You do not have permission to see this page' },
  forbiddenText: {
    id: 'app.status.403.text',
    defaultMessage: 'Your role does not include it. Ask an administrator if you need it for your work.',
  },
  notFoundTitle: { id: 'app.status.404.title', defaultMessage: 'Sorry, we could not find this page' },
  notFoundText: {
    id: 'app.status.404.text',
    defaultMessage: 'It may have moved, or the address has a typing mistake.',
  },
  notAllowedTitle: { id: 'app.status.405.title', defaultMessage: 'This cannot be done here' },
  notAllowedText: {
    id: 'app.status.405.text',
    defaultMessage: 'The server does not offer this action at this address.',
  },
  awayTitle: { id: 'app.status.awayTitle', defaultMessage: 'The server does not respond' },
  awayText: {
    id: 'app.status.awayText',
    defaultMessage: 'You are still signed in. This page opens by itself as soon as the server responds.',
  },
  serverErrorTitle: { id: 'app.status.500.title', defaultMessage: 'The server had a problem' },
  serverErrorText: { id: 'app.status.500.text', defaultMessage: 'This is not your fault. Try again in a moment.' },
  maintenanceTitle: { id: 'app.status.maintenance.title', defaultMessage: 'We are doing maintenance' },
  maintenanceText: {
    id: 'app.status.maintenance.text',
    defaultMessage: 'The dashboard will be back shortly. Tours on the road are not affected.',
  },
  comingSoonTitle: { id: 'app.status.comingSoon.title', defaultMessage: 'Coming soon' },
  comingSoonText: { id: 'app.status.comingSoon.text', defaultMessage: 'We are still building this page.' },
});
