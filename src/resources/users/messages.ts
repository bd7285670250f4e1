import { defineMessages } from '@/i18n/define';

export const userLabels = defineMessages({
  name: { id: 'users.fields.name', defaultMessage: 'Name' },
  email: { id: 'users.fields.email', defaultMessage: 'Email' },
  role: { id: 'users.fields.role', defaultMessage: 'Role' },
  area_ids: { id: 'users.fields.area_ids', defaultMessage: 'Areas' },
  state: { id: 'users.fields.state', defaultMessage: 'State' },
  last_seen_at: { id: 'users.fields.last_seen_at', defaultMessage: 'Last seen' },
  invited_until: { id: 'users.fields.invited_until', defaultMessage: 'Invitation expires' },
  locale: { id: 'users.fields.locale', defaultMessage: 'Language' },
  updated_at: { id: 'users.fields.updated_at', defaultMessage: 'Changed' },
  delivery: { id: 'users.fields.delivery', defaultMessage: 'Invitation' },
});

export const deliveryMessages = defineMessages({
  mail: { id: 'users.delivery.mail', defaultMessage: 'Send by email' },
  link: { id: 'users.delivery.link', defaultMessage: 'Give me a link to pass on' },
});

export const userMessages = defineMessages({
  title: { id: 'users.title', defaultMessage: 'Users' },
  search: { id: 'users.search', defaultMessage: 'Search name, email' },
  create: { id: 'users.create', defaultMessage: 'Invite user' },
  edit: { id: 'users.edit', defaultMessage: 'Edit user {name}' },
  save: { id: 'users.save', defaultMessage: 'Save user' },
  empty: { id: 'users.empty', defaultMessage: 'There are no users yet.' },
  details: { id: 'users.details', defaultMessage: 'User {name}' },
  notFound: { id: 'users.notFound', defaultMessage: 'User not found' },
  noWrite: { id: 'users.noWrite', defaultMessage: 'You can view users but not change them' },
  emailFixed: {
    id: 'users.emailFixed',
    defaultMessage: 'The email address is the sign-in name and cannot be changed.',
  },
  emailWrong: { id: 'users.emailWrong', defaultMessage: 'Enter an email address, such as name@example.org' },
  roleHelp: {
    id: 'users.roleHelp',
    defaultMessage:
      'Viewers read, users also change and delete records, admins also delete locations and manage users, areas and tokens.',
  },
  allAreas: { id: 'users.allAreas', defaultMessage: 'All areas' },
  areasHelp: {
    id: 'users.areasHelp',
    defaultMessage: 'Sees and changes these areas alone. None chosen: all areas.',
  },
  ownRole: { id: 'users.ownRole', defaultMessage: 'Another administrator can change your role.' },
  deliveryHelp: { id: 'users.deliveryHelp', defaultMessage: 'The link works once, within 7 days.' },
  never: { id: 'users.never', defaultMessage: 'Never' },
  access: { id: 'users.access', defaultMessage: 'Access' },
  mailInvitation: { id: 'users.mailInvitation', defaultMessage: 'Send invitation again' },
  linkInvitation: { id: 'users.linkInvitation', defaultMessage: 'New invitation link' },
  mailPassword: { id: 'users.mailPassword', defaultMessage: 'Email a password link' },
  linkPassword: { id: 'users.linkPassword', defaultMessage: 'Password link to copy' },
  mailed: { id: 'users.mailed', defaultMessage: 'A link is on its way to {email}.' },
  deactivate: { id: 'users.deactivate', defaultMessage: 'Deactivate' },
  deactivateTitle: { id: 'users.deactivateTitle', defaultMessage: 'Deactivate {name}?' },
  deactivateText: {
    id: 'users.deactivateText',
    defaultMessage:
      'All sessions end within a minute, and nobody can sign in with this account until it is activated again.',
  },
  resetFactor: { id: 'users.resetFactor', defaultMessage: 'Reset second factor' },
  resetTitle: { id: 'users.resetTitle', defaultMessage: 'Reset the second factor of {name}?' },
  resetText: {
    id: 'users.resetText',
    defaultMessage: 'Until it is set up again the password alone signs in. Make sure that the right person asks.',
  },
  factorReset: { id: 'users.factorReset', defaultMessage: 'The password alone signs {name} in' },
  activate: { id: 'users.activate', defaultMessage: 'Activate' },
  deactivated: { id: 'users.deactivated', defaultMessage: '{name} is deactivated' },
  activated: { id: 'users.activated', defaultMessage: '{name} can sign in again' },
  archivedArea: { id: 'users.archivedArea', defaultMessage: '{name} (archived)' },
  ownPassword: { id: 'users.ownPassword', defaultMessage: 'Change your password in your settings.' },
  ownFactor: { id: 'users.ownFactor', defaultMessage: 'Switch your second factor off in your settings.' },
  ownState: { id: 'users.ownState', defaultMessage: 'Another administrator can deactivate you.' },
  failed: { id: 'users.failed', defaultMessage: 'This did not work: {reason}' },
  deactivateFirst: { id: 'users.deactivateFirst', defaultMessage: 'Deactivate the user first' },
  removeTitle: { id: 'users.removeTitle', defaultMessage: 'Delete user {name}?' },
  removeText: {
    id: 'users.removeText',
    defaultMessage: 'The account is removed for good, with the views that the user has kept. This cannot be undone.',
  },
  remove: { id: 'users.remove', defaultMessage: 'Delete user' },
  link: { id: 'users.link', defaultMessage: 'Link for {name}' },
  linkText: {
    id: 'users.linkText',
    defaultMessage: 'Pass it on to {name} alone: it works once, until {time}. It is not shown again.',
  },
  copy: { id: 'users.copy', defaultMessage: 'Copy link' },
  copied: { id: 'users.copied', defaultMessage: 'Link copied' },
  sessions: { id: 'users.sessions', defaultMessage: 'Sessions' },
  noSessions: { id: 'users.noSessions', defaultMessage: 'Not signed in anywhere.' },
  endSessions: { id: 'users.endSessions', defaultMessage: 'End all sessions' },
  sessionsEnded: { id: 'users.sessionsEnded', defaultMessage: 'The sessions of {name} end within a minute' },
});
