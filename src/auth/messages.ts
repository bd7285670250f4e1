import { defineMessages } from '@/i18n/define';
import type { RefusalCode } from '@/password/estimate';

export const passwordMessages = defineMessages({
  show: { id: 'access.password.show', defaultMessage: 'Show password' },
  hide: { id: 'access.password.hide', defaultMessage: 'Hide password' },
  new: { id: 'access.password.new', defaultMessage: 'New password' },
  repeat: { id: 'access.password.repeat', defaultMessage: 'Repeat new password' },
  help: {
    id: 'access.password.help',
    defaultMessage: 'At least 10 characters. A few words in a row are easy to remember and hard to guess.',
  },
  strength: { id: 'access.password.strength', defaultMessage: 'Strength: {strength}' },
});

export const strengthMessages = defineMessages({
  weak: { id: 'access.strength.weak', defaultMessage: 'weak' },
  fair: { id: 'access.strength.fair', defaultMessage: 'fair' },
  good: { id: 'access.strength.good', defaultMessage: 'good' },
  strong: { id: 'access.strength.strong', defaultMessage: 'strong' },
});

/** What a field can say, by id: schemas name the id, so that an error changes its language with the page. */
export const fieldErrors = defineMessages({
  emailRequired: { id: 'access.error.emailRequired', defaultMessage: 'Email is required' },
  emailInvalid: { id: 'access.error.emailInvalid', defaultMessage: 'Email must be a valid email address' },
  passwordRequired: { id: 'access.error.passwordRequired', defaultMessage: 'Password is required' },
  newPasswordRequired: { id: 'access.error.newPasswordRequired', defaultMessage: 'New password is required' },
  newPasswordShort: { id: 'access.error.newPasswordShort', defaultMessage: 'Password must be at least 10 characters' },
  newPasswordLong: { id: 'access.error.newPasswordLong', defaultMessage: 'Password must be at most 200 characters' },
  passwordCommon: {
    id: 'access.error.passwordCommon',
    defaultMessage: 'This password is among the first that are tried. Choose another one.',
  },
  passwordPersonal: {
    id: 'access.error.passwordPersonal',
    defaultMessage: 'This password contains your name or email address. Choose another one.',
  },
  passwordPattern: {
    id: 'access.error.passwordPattern',
    defaultMessage:
      'Repeated characters, keyboard rows, sequences and dates are easy to guess. Choose another password.',
  },
  passwordGuessable: {
    id: 'access.error.passwordGuessable',
    defaultMessage: 'This password is easy to guess. Add a word or two.',
  },
  newPasswordSame: {
    id: 'access.error.newPasswordSame',
    defaultMessage: 'New password must differ from the current one',
  },
  repeatRequired: { id: 'access.error.repeatRequired', defaultMessage: 'Please repeat the new password' },
  repeatDiffers: { id: 'access.error.repeatDiffers', defaultMessage: 'Passwords do not match' },
  codeRequired: { id: 'access.error.codeRequired', defaultMessage: 'Code is required' },
  factorInvalid: {
    id: 'access.error.factorInvalid',
    defaultMessage: 'Enter the six digits of the app, or a recovery code',
  },
  codeInvalid: { id: 'access.error.codeInvalid', defaultMessage: 'The code has six digits' },
  codeWrong: { id: 'access.error.codeWrong', defaultMessage: 'This code is wrong or has expired' },
  currentWrong: { id: 'access.error.currentWrong', defaultMessage: 'The current password is wrong' },
  nameRequired: { id: 'access.error.nameRequired', defaultMessage: 'Name is required' },
  cityRequired: { id: 'access.error.cityRequired', defaultMessage: 'Name of the city or company is required' },
  timeZone: { id: 'access.error.timeZone', defaultMessage: 'Choose a time zone, such as Europe/Berlin' },
  areasRequired: { id: 'access.error.areasRequired', defaultMessage: 'Name at least one area' },
  areasTwice: { id: 'access.error.areasTwice', defaultMessage: 'Each area needs a name of its own' },
  areasLong: { id: 'access.error.areasLong', defaultMessage: 'A name must be at most 60 characters' },
  nameLong: { id: 'access.error.nameLong', defaultMessage: 'Name must be at most 120 characters' },
});

/** Why a new password is refused. */
export const refusalMessages = {
  password_common: fieldErrors.passwordCommon,
  password_personal: fieldErrors.passwordPersonal,
  password_pattern: fieldErrors.passwordPattern,
  password_guessable: fieldErrors.passwordGuessable,
  password_current: fieldErrors.newPasswordSame,
} satisfies Record<RefusalCode, unknown>;

/** What a form can say as a whole. */
export const failureMessages = defineMessages({
  credentials: { id: 'access.failure.credentials', defaultMessage: 'Invalid credentials' },
  tooMany: {
    id: 'access.failure.tooMany',
    defaultMessage: 'Too many attempts. Try again {minutes, plural, one {in a minute} other {in # minutes}}.',
  },
  busy: { id: 'access.failure.busy', defaultMessage: 'The server is busy. Please try again in a moment.' },
  server: { id: 'access.failure.server', defaultMessage: 'Server error' },
  unreachable: {
    id: 'access.failure.unreachable',
    defaultMessage: 'The server cannot be reached. Check your connection and try again.',
  },
  stepExpired: { id: 'access.failure.stepExpired', defaultMessage: 'This step has expired. Please start again.' },
  unknown: { id: 'access.failure.unknown', defaultMessage: 'This did not work. Please try again.' },
});

export const sessionMessages = defineMessages({
  unknown: { id: 'access.session.unknown', defaultMessage: 'Unknown browser' },
  current: { id: 'access.session.current', defaultMessage: 'This session' },
  seen: { id: 'access.session.seen', defaultMessage: 'Last seen {age}' },
  begun: { id: 'access.session.begun', defaultMessage: 'signed in on {time}' },
});
