import { defineMessages } from '@/i18n/define';

export const tourDetails = defineMessages({
  disruption: { id: 'tours.disruption.menu', defaultMessage: 'Disruption' },
  dropsOut: { id: 'tours.disruption.of', defaultMessage: '{who} drops out' },
  title: { id: 'tours.details.title', defaultMessage: 'Tour {name}' },
  titleOf: { id: 'tours.details.titleOf', defaultMessage: 'Tour {name}, {date}' },
  keyFigures: { id: 'tours.details.facts', defaultMessage: 'Key figures' },
  activities: { id: 'tours.details.activities', defaultMessage: 'Activities' },
  plannedStops: { id: 'tours.details.plannedStops', defaultMessage: 'Planned stops' },
  noActivities: { id: 'tours.details.noActivities', defaultMessage: 'Tour has no activities yet.' },
  comments: { id: 'tours.details.comments', defaultMessage: 'Comments' },
  noComments: { id: 'tours.details.noComments', defaultMessage: 'No comments.' },
  note: { id: 'tours.details.note', defaultMessage: 'Note of the dispatcher' },
  unloadings: { id: 'tours.details.unloadings', defaultMessage: 'Unloadings' },
  unloadingTable: { id: 'tours.details.unloadingTable', defaultMessage: 'Each unloading' },
  noUnloadings: { id: 'tours.details.noUnloadings', defaultMessage: 'Nothing has been unloaded yet.' },
  volume: { id: 'tours.details.volume', defaultMessage: 'Volume' },
  weight: { id: 'tours.details.weight', defaultMessage: 'Weight' },
  time: { id: 'tours.details.time', defaultMessage: 'Time' },
  load: { id: 'tours.details.load', defaultMessage: 'Load by glass colour' },
  loadText: {
    id: 'tours.details.loadText',
    defaultMessage: '{weight} unloaded in {count, plural, one {one load} other {# loads}}',
  },
  trips: { id: 'tours.details.trips', defaultMessage: 'Loads against the capacity of the truck' },
  trip: { id: 'tours.details.trip', defaultMessage: 'Load {n}, {time}' },
  tripOf: { id: 'tours.details.tripOf', defaultMessage: '{weight} of {capacity}' },
  failed: { id: 'tours.details.failed', defaultMessage: 'This tour could not be loaded.' },
  overspills: { id: 'tours.details.overspills', defaultMessage: 'Recent overspills' },
  noOverspills: { id: 'tours.details.noOverspills', defaultMessage: 'No recent overspills.' },
  canWait: { id: 'tours.details.canWait', defaultMessage: 'Left out by the plan: can wait' },
  unplanned: { id: 'tours.details.unplanned', defaultMessage: 'Recorded outside the plan' },
  unknownLocation: { id: 'tours.details.unknownLocation', defaultMessage: 'Unknown location' },
  plannedAt: { id: 'tours.details.plannedAt', defaultMessage: 'planned for {time}' },
  toNext: { id: 'tours.details.toNext', defaultMessage: '{distance} to the next stop' },
  toNextEstimate: { id: 'tours.details.toNextEstimate', defaultMessage: 'about {distance} to the next stop' },
  reason: { id: 'tours.details.reason', defaultMessage: 'Not emptied: {reason}' },
  skipped: { id: 'tours.details.skipped', defaultMessage: 'Not emptied, no reason given' },
  since: { id: 'tours.details.since', defaultMessage: 'since {time}' },
  plannedFor: { id: 'tours.details.plannedFor', defaultMessage: 'planned {times}' },
  noWrite: { id: 'tours.details.noWrite', defaultMessage: 'You can view tours but not change them' },
  notStarted: { id: 'tours.details.notStarted', defaultMessage: 'not started' },
});

/** Where the shifts contradict the driver of a tour. */
export const clashMessages = defineMessages({
  away: { id: 'tours.clash.away', defaultMessage: '{who} is not available on this day' },
  hours: {
    id: 'tours.clash.hours',
    defaultMessage: 'Stops ({times}) are outside the shift of {truck}',
  },
  truck: {
    id: 'tours.clash.truck',
    defaultMessage: 'In the shifts {who} drives {other} ({start_time}–{end_time})',
  },
  driver: {
    id: 'tours.clash.driver',
    defaultMessage: 'In the shifts {other} drives {truck} ({start_time}–{end_time})',
  },
});

export const driverLinkMessages = defineMessages({
  title: { id: 'tours.driverLinks.title', defaultMessage: 'Driver’s page' },
  help: {
    id: 'tours.driverLinks.help',
    defaultMessage:
      'With a link the driver opens this tour on a phone, without an account, until 12 hours after the end of the shift.',
  },
  create: { id: 'tours.driverLinks.create', defaultMessage: 'Make a link' },
  scan: {
    id: 'tours.driverLinks.scan',
    defaultMessage: 'The driver scans this code with the phone, or opens the link. It is shown only now.',
  },
  code: { id: 'tours.driverLinks.code', defaultMessage: 'QR code of the link' },
  link: { id: 'tours.driverLinks.link', defaultMessage: 'Link' },
  copy: { id: 'tours.driverLinks.copy', defaultMessage: 'Copy link' },
  copied: { id: 'tours.driverLinks.copied', defaultMessage: 'Link copied' },
  list: { id: 'tours.driverLinks.list', defaultMessage: 'Valid links' },
  made: { id: 'tours.driverLinks.made', defaultMessage: 'Made on {time}' },
  madeBy: { id: 'tours.driverLinks.madeBy', defaultMessage: 'Made on {time} by {name}' },
  used: { id: 'tours.driverLinks.used', defaultMessage: 'Valid until {end} · last used {when}' },
  unused: { id: 'tours.driverLinks.unused', defaultMessage: 'Valid until {end} · not used yet' },
  onBreak: { id: 'tours.driverLinks.onBreak', defaultMessage: 'The driver has been on a break since {time}' },
  revoke: { id: 'tours.driverLinks.revoke', defaultMessage: 'Revoke' },
  revokeOne: { id: 'tours.driverLinks.revokeOne', defaultMessage: 'Revoke the link of {time}' },
  revokeTitle: { id: 'tours.driverLinks.revokeTitle', defaultMessage: 'Revoke this link?' },
  revokeText: {
    id: 'tours.driverLinks.revokeText',
    defaultMessage:
      'Whoever has it open is signed out at once; what the phone has not sent yet can only be sent with a new link. What was recorded stays.',
  },
  revokeConfirm: { id: 'tours.driverLinks.revokeConfirm', defaultMessage: 'Revoke link' },
  revoked: { id: 'tours.driverLinks.revoked', defaultMessage: 'Link revoked' },
  failed: { id: 'tours.driverLinks.failed', defaultMessage: 'The links could not be changed. Try again.' },
});
