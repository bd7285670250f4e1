import { defineMessages } from '@/i18n/define';

/** Of the public page, in each language: German in `src/i18n/de/reports.json`, the others beside this file in `texts`. */
export const reportMessages = defineMessages({
  title: { id: 'reports.title', defaultMessage: 'Report a full glass container' },
  which: { id: 'reports.which', defaultMessage: 'Which container is it?' },
  how: { id: 'reports.how', defaultMessage: 'How full is it?' },
  check: { id: 'reports.check', defaultMessage: 'Ready to send' },
  reported: { id: 'reports.reported', defaultMessage: 'Reported {ago}' },
  planned: { id: 'reports.planned', defaultMessage: 'Collection planned: {day}' },
  emptied: { id: 'reports.emptied', defaultMessage: 'Emptied {ago}' },
  again: {
    id: 'reports.again',
    defaultMessage: 'It has been reported already. You can still report it, for example if it has got worse.',
  },
  none: { id: 'reports.none', defaultMessage: 'There are no containers here at the moment.' },
  more: { id: 'reports.more', defaultMessage: 'Add a note, photo or email (optional)' },
  note: { id: 'reports.note', defaultMessage: 'Note' },
  addPhoto: { id: 'reports.addPhoto', defaultMessage: 'Add a photo' },
  removePhoto: { id: 'reports.removePhoto', defaultMessage: 'Remove the photo' },
  yourPhoto: { id: 'reports.yourPhoto', defaultMessage: 'Your photo' },
  photoWrong: { id: 'reports.photoWrong', defaultMessage: 'This file cannot be read as a picture.' },
  email: { id: 'reports.email', defaultMessage: 'Your email' },
  emailHelp: {
    id: 'reports.emailHelp',
    defaultMessage:
      'We only email you about this report. Once the container has been emptied, your email address is deleted.',
  },
  emailWrong: { id: 'reports.emailWrong', defaultMessage: 'This is not an email address.' },
  privacy: { id: 'reports.privacy', defaultMessage: 'No account, no name, no cookies.' },
  send: { id: 'reports.send', defaultMessage: 'Send the report' },
  back: { id: 'reports.back', defaultMessage: 'Back' },
  sentTitle: { id: 'reports.sentTitle', defaultMessage: 'Thank you!' },
  sentText: { id: 'reports.sentText', defaultMessage: '{operator} has received your report.' },
  another: { id: 'reports.another', defaultMessage: 'Report another container' },
  unknownTitle: { id: 'reports.unknownTitle', defaultMessage: 'We do not know this code' },
  unknownText: { id: 'reports.unknownText', defaultMessage: 'Compare it with the label on the container.' },
  limitTitle: { id: 'reports.limitTitle', defaultMessage: 'Too many reports at once' },
  limitText: { id: 'reports.limitText', defaultMessage: 'Please try again in {time}.' },
  offlineTitle: { id: 'reports.offlineTitle', defaultMessage: 'No connection' },
  offlineText: {
    id: 'reports.offlineText',
    defaultMessage: 'Nothing you entered is lost. Try again when you are online.',
  },
  failedTitle: { id: 'reports.failedTitle', defaultMessage: 'That did not work' },
  failedText: { id: 'reports.failedText', defaultMessage: 'Please try again in a moment.' },
  retry: { id: 'reports.retry', defaultMessage: 'Try again' },
  language: { id: 'reports.language', defaultMessage: 'Language' },
  code: { id: 'reports.code', defaultMessage: 'Code on the label' },
  codeHelp: { id: 'reports.codeHelp', defaultMessage: '7 letters and digits below the QR code' },
  codeWrong: { id: 'reports.codeWrong', defaultMessage: 'A code has 7 letters and digits.' },
  open: { id: 'reports.open', defaultMessage: 'Continue' },
});

export const colourMessages = defineMessages({
  '11': { id: 'reports.white', defaultMessage: 'White glass' },
  '12': { id: 'reports.green', defaultMessage: 'Green glass' },
  '13': { id: 'reports.brown', defaultMessage: 'Brown glass' },
});

export const fullnessMessages = defineMessages({
  almost_full: { id: 'reports.almostFull', defaultMessage: 'Almost full' },
  full: { id: 'reports.full', defaultMessage: 'Full' },
  overflowing: { id: 'reports.overflowing', defaultMessage: 'Overflowing' },
  broken_glass: { id: 'reports.brokenGlass', defaultMessage: 'Broken glass beside it' },
});
