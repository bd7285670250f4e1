import { defineMessages } from '@/i18n/define';

export const accountMessages = defineMessages({
  title: { id: 'account.title', defaultMessage: 'User profile' },
  profile: { id: 'account.profile', defaultMessage: 'Profile' },
  email: { id: 'account.email', defaultMessage: 'Email' },
  role: { id: 'account.role', defaultMessage: 'Role' },
  customer: { id: 'account.customer', defaultMessage: 'Customer' },
  name: { id: 'account.name', defaultMessage: 'Name' },
  language: { id: 'account.language', defaultMessage: 'Language' },
  saved: { id: 'account.saved', defaultMessage: 'Profile saved' },
  password: { id: 'account.password', defaultMessage: 'Change Password' },
  passwordHelp: {
    id: 'account.password.help',
    defaultMessage: 'All your other sessions end when the password changes.',
  },
  current: { id: 'account.password.current', defaultMessage: 'Current password' },
  change: { id: 'account.password.submit', defaultMessage: 'Change Password' },
  changed: { id: 'account.password.changed', defaultMessage: 'Password changed' },
  sessions: { id: 'account.sessions', defaultMessage: 'Sessions' },
  sessionsHelp: {
    id: 'account.sessions.help',
    defaultMessage: 'Where you are signed in. One that you end is refused within a minute.',
  },
  endSession: { id: 'account.sessions.end', defaultMessage: 'End' },
  endSessionOf: { id: 'account.sessions.endOf', defaultMessage: 'End session {number, number}, {session}' },
  endOthers: { id: 'account.sessions.endOthers', defaultMessage: 'End all others' },
  ended: {
    id: 'account.sessions.ended',
    defaultMessage: '{n, plural, one {The session has ended} other {All other sessions have ended}}',
  },
  endFailed: { id: 'account.sessions.failed', defaultMessage: 'The session could not be ended. Please try again.' },
});
