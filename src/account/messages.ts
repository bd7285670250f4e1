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

export const factorMessages = defineMessages({
  factor: { id: 'account.factor', defaultMessage: 'Two-factor authentication' },
  factorHelp: {
    id: 'account.factorHelp',
    defaultMessage: 'Besides the password, sign-in asks for a code of an authenticator app on your phone.',
  },
  factorOff: { id: 'account.factorOff', defaultMessage: 'Off: the password alone signs you in.' },
  factorOn: {
    id: 'account.factorOn',
    defaultMessage: '{n, plural, one {On. # recovery code is left.} other {On. # recovery codes are left.}}',
  },
  factorBegin: { id: 'account.factorBegin', defaultMessage: 'Set up' },
  factorScan: {
    id: 'account.factorScan',
    defaultMessage: 'Scan this with an authenticator app, or type the key into it. Then enter the code that it shows.',
  },
  factorQr: { id: 'account.factorQr', defaultMessage: 'QR code for the authenticator app' },
  factorKey: { id: 'account.factorKey', defaultMessage: 'Key' },
  factorCode: { id: 'account.factorCode', defaultMessage: 'Code of the app' },
  factorConfirm: { id: 'account.factorConfirm', defaultMessage: 'Switch on' },
  factorCodes: { id: 'account.factorCodes', defaultMessage: 'Recovery codes' },
  factorCodesHelp: {
    id: 'account.factorCodesHelp',
    defaultMessage:
      'Keep them where you find them without your phone. Each signs you in once. They are not shown again.',
  },
  factorLeave: { id: 'account.factorLeave', defaultMessage: 'Leave without the recovery codes?' },
  factorLeaveText: {
    id: 'account.factorLeaveText',
    defaultMessage: 'They are not shown again. Without them you cannot sign in when your phone is lost.',
  },
  factorLeaveConfirm: { id: 'account.factorLeaveConfirm', defaultMessage: 'Leave' },
  factorDone: { id: 'account.factorDone', defaultMessage: 'I have kept them' },
  factorDownload: { id: 'account.factorDownload', defaultMessage: 'Download' },
  factorRenew: { id: 'account.factorRenew', defaultMessage: 'New recovery codes' },
  factorRemove: { id: 'account.factorRemove', defaultMessage: 'Switch off' },
  factorMissing: {
    id: 'account.factorMissing',
    defaultMessage: '{customer} requires this of its administrators. Set it up to continue.',
  },
  factorKept: { id: 'account.factorKept', defaultMessage: 'It is required of administrators' },
  factorNeed: { id: 'account.factorNeed', defaultMessage: 'Require it of all administrators' },
  factorNeedHelp: {
    id: 'account.factorNeedHelp',
    defaultMessage: 'Administrators without a second factor have to set one up before they can do anything else.',
  },
  factorNeedAdmins: { id: 'account.factorNeedAdmins', defaultMessage: 'Only admins can require it' },
  factorNeedOwn: { id: 'account.factorNeedOwn', defaultMessage: 'Set up your own first.' },
  factorNeeded: { id: 'account.factorNeeded', defaultMessage: 'All administrators now need a second factor' },
  factorOptional: { id: 'account.factorOptional', defaultMessage: 'Administrators no longer need a second factor' },
  factorNeedFailed: {
    id: 'account.factorNeedFailed',
    defaultMessage: 'The setting could not be changed. Please try again.',
  },
  factorRemoved: { id: 'account.factorRemoved', defaultMessage: 'The second factor is off' },
});
