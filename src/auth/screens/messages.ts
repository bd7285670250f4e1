import { defineMessages } from '@/i18n/define';

export const authMessages = defineMessages({
  email: { id: 'auth.email', defaultMessage: 'Email' },
  password: { id: 'auth.password', defaultMessage: 'Password' },
  forgot: { id: 'auth.forgot', defaultMessage: 'Forgot password?' },
  signIn: { id: 'auth.signIn', defaultMessage: 'Sign in' },
  signInTitle: { id: 'auth.signIn.title', defaultMessage: 'Sign in' },
  signInText: { id: 'auth.signIn.text', defaultMessage: 'Tours, shifts and containers of your collection' },
  back: { id: 'auth.back', defaultMessage: 'Back to sign-in' },
});

export const resetMessages = defineMessages({
  title: { id: 'auth.reset.title', defaultMessage: 'Forgot your password?' },
  text: {
    id: 'auth.reset.text',
    defaultMessage: 'Enter the email address of your account. We send a code to it, with which you set a new password.',
  },
  submit: { id: 'auth.reset.submit', defaultMessage: 'Send code' },
  haveCode: { id: 'auth.reset.haveCode', defaultMessage: 'I have a code already' },
});

export const verifyMessages = defineMessages({
  title: { id: 'auth.verify.title', defaultMessage: 'Check your email' },
  text: {
    id: 'auth.verify.text',
    defaultMessage:
      'If the address belongs to an account, a code of six digits is on its way. It is valid for 15 minutes.',
  },
  code: { id: 'auth.verify.code', defaultMessage: 'Code' },
  submit: { id: 'auth.verify.submit', defaultMessage: 'Verify code' },
  again: { id: 'auth.verify.again', defaultMessage: 'Send the code again' },
  sent: { id: 'auth.verify.sent', defaultMessage: 'A new code is on its way.' },
});

export const factorMessages = defineMessages({
  text: {
    id: 'auth.factor.text',
    defaultMessage: 'Enter the code of your authenticator app. A recovery code works too, once.',
  },
  code: { id: 'auth.factor.code', defaultMessage: 'Code or recovery code' },
});

export const newPasswordMessages = defineMessages({
  title: { id: 'auth.newPassword.title', defaultMessage: 'Set a new password' },
  text: { id: 'auth.newPassword.text', defaultMessage: 'After that you are signed in.' },
  submit: { id: 'auth.newPassword.submit', defaultMessage: 'Set password' },
  notAsked: {
    id: 'auth.newPassword.notAsked',
    defaultMessage:
      'A new password can be set after signing in with a first password, or after entering the code from our email. Please start again from sign-in.',
  },
  toSignIn: { id: 'auth.newPassword.toSignIn', defaultMessage: 'Go to sign-in' },
});

export const setupMessages = defineMessages({
  title: { id: 'auth.setup.title', defaultMessage: 'Set up your dashboard' },
  text: {
    id: 'auth.setup.text',
    defaultMessage: 'Your city and you as its administrator.',
  },
  city: { id: 'auth.setup.city', defaultMessage: 'City or company' },
  timeZone: { id: 'auth.setup.timeZone', defaultMessage: 'Time zone' },
  areas: { id: 'auth.setup.areas', defaultMessage: 'Disposition areas' },
  areasHelp: { id: 'auth.setup.areasHelp', defaultMessage: 'Separate them with commas: North, South, Centre' },
  name: { id: 'auth.setup.name', defaultMessage: 'Your name' },
  email: { id: 'auth.setup.email', defaultMessage: 'Your email' },
  submit: { id: 'auth.setup.submit', defaultMessage: 'Set up and sign in' },
  goneTitle: { id: 'auth.setup.goneTitle', defaultMessage: 'This link does not work' },
  gone: {
    id: 'auth.setup.gone',
    defaultMessage: 'It has expired or was not copied whole. Restart the server: it prints a new one.',
  },
  doneTitle: { id: 'auth.setup.doneTitle', defaultMessage: 'The dashboard is set up' },
  done: { id: 'auth.setup.done', defaultMessage: 'Sign in, or ask an administrator to invite you.' },
});

export const invitationMessages = defineMessages({
  title: { id: 'auth.invitation.title', defaultMessage: 'Welcome, {name}' },
  text: {
    id: 'auth.invitation.text',
    defaultMessage: '{customer} has invited you. Choose a password for {email}; after that you are signed in.',
  },
  again: {
    id: 'auth.invitation.again',
    defaultMessage: 'Choose a new password for {email}. After that you are signed in, and all other sessions end.',
  },
  goneTitle: { id: 'auth.invitation.goneTitle', defaultMessage: 'This link does not work' },
  gone: {
    id: 'auth.invitation.gone',
    defaultMessage:
      'The link was used or withdrawn, has expired, or was not copied whole. Ask an administrator for a new one.',
  },
});

/** Why the visitor has to sign in again. */
export const endMessages = defineMessages({
  expired: {
    id: 'auth.end.expired',
    defaultMessage: 'Your session has ended. Sign in, and you are back where you were.',
  },
  elsewhere: { id: 'auth.end.elsewhere', defaultMessage: 'You have signed out in another tab.' },
});

export const againMessages = defineMessages({
  title: { id: 'auth.again.title', defaultMessage: 'Sign in again' },
  text: {
    id: 'auth.again.text',
    defaultMessage: 'Your session has ended. Nothing you have typed is lost: sign in and go on.',
  },
  leave: { id: 'auth.again.leave', defaultMessage: 'Discard and leave' },
});
