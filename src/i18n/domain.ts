/** One label per domain value, shared by columns, filters, forms, map and charts. Keys are the contract's enum values. */
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { defineMessages } from './define';

export const materialMessages = defineMessages({
  '11': { id: 'domain.material.11', defaultMessage: 'White glass' },
  '12': { id: 'domain.material.12', defaultMessage: 'Green glass' },
  '13': { id: 'domain.material.13', defaultMessage: 'Brown glass' },
  '11+12': { id: 'domain.material.11+12', defaultMessage: 'White + green glass' },
  '11+13': { id: 'domain.material.11+13', defaultMessage: 'White + brown glass' },
  '12+13': { id: 'domain.material.12+13', defaultMessage: 'Green + brown glass' },
});

/** For narrow places, where "glass" is plain from the heading. */
export const materialShortMessages = defineMessages({
  '11': { id: 'domain.materialShort.11', defaultMessage: 'White' },
  '12': { id: 'domain.materialShort.12', defaultMessage: 'Green' },
  '13': { id: 'domain.materialShort.13', defaultMessage: 'Brown' },
  '11+12': { id: 'domain.materialShort.11+12', defaultMessage: 'White + green' },
  '11+13': { id: 'domain.materialShort.11+13', defaultMessage: 'White + brown' },
  '12+13': { id: 'domain.materialShort.12+13', defaultMessage: 'Green + brown' },
});

export const fillLevelMessages = defineMessages({
  almost_full: { id: 'domain.fillLevel.almost_full', defaultMessage: 'Almost full' },
  full: { id: 'domain.fillLevel.full', defaultMessage: 'Full' },
  overfull: { id: 'domain.fillLevel.overfull', defaultMessage: 'Overfull' },
  pickup_immediately: { id: 'domain.fillLevel.pickup_immediately', defaultMessage: 'Pickup immediately' },
});

export const tourStatusMessages = defineMessages({
  planned: { id: 'domain.tourStatus.planned', defaultMessage: 'Planned' },
  in_progress: { id: 'domain.tourStatus.in_progress', defaultMessage: 'In progress' },
  completed: { id: 'domain.tourStatus.completed', defaultMessage: 'Completed' },
  cancelled: { id: 'domain.tourStatus.cancelled', defaultMessage: 'Cancelled' },
});

export const stopStateMessages = defineMessages({
  planned: { id: 'domain.stopState.planned', defaultMessage: 'Planned' },
  emptied: { id: 'domain.stopState.emptied', defaultMessage: 'Emptied' },
  skipped: { id: 'domain.stopState.skipped', defaultMessage: 'Skipped' },
});

/** Something was recorded at a stop and something is left: it is ahead until each of its containers is recorded, as emptied or with why it was not. */
export const isHalfDone = ({ recorded, left }: { recorded: number; left: number }) => recorded > 0 && left > 0;

/** Of a stop at which something was recorded: one that is half done, and one where nothing was emptied, which nobody has skipped. */
export const begunStopMessages = defineMessages({
  of: { id: 'domain.stopState.of', defaultMessage: '{done} of {all} done' },
  notEmptied: { id: 'domain.stopState.notEmptied', defaultMessage: 'Not emptied' },
});

export const complaintStatusMessages = defineMessages({
  open: { id: 'domain.complaintStatus.open', defaultMessage: 'Open' },
  closed: { id: 'domain.complaintStatus.closed', defaultMessage: 'Closed' },
});

export const channelMessages = defineMessages({
  whatsapp: { id: 'domain.channel.whatsapp', defaultMessage: 'WhatsApp' },
  web: { id: 'domain.channel.web', defaultMessage: 'Web' },
});

export const constructionMessages: Record<string, MessageDescriptor> = defineMessages({
  half_underground: { id: 'domain.construction.half_underground', defaultMessage: 'Semi-underground' },
  igloo: { id: 'domain.construction.igloo', defaultMessage: 'Igloo' },
  steel: { id: 'domain.construction.steel', defaultMessage: 'Steel container' },
  underground: { id: 'domain.construction.underground', defaultMessage: 'Underground' },
});

/** The server names construction types in English; a name of the operator's own stays. */
export function constructionName(intl: IntlShape, { id, name }: { id: string; name: string }): string {
  const usual = constructionMessages[id];
  return usual?.defaultMessage === name ? intl.formatMessage(usual) : name;
}

export const locationTypeMessages = defineMessages({
  private: { id: 'domain.locationType.private', defaultMessage: 'Private' },
  public: { id: 'domain.locationType.public', defaultMessage: 'Public' },
  recycling_depot: { id: 'domain.locationType.recycling_depot', defaultMessage: 'Recycling depot' },
  not_public: { id: 'domain.locationType.not_public', defaultMessage: 'Not public' },
  unknown: { id: 'domain.locationType.unknown', defaultMessage: 'Unknown' },
});

export const weekDayMessages = defineMessages({
  monday: { id: 'domain.weekDay.monday', defaultMessage: 'Monday' },
  tuesday: { id: 'domain.weekDay.tuesday', defaultMessage: 'Tuesday' },
  wednesday: { id: 'domain.weekDay.wednesday', defaultMessage: 'Wednesday' },
  thursday: { id: 'domain.weekDay.thursday', defaultMessage: 'Thursday' },
  friday: { id: 'domain.weekDay.friday', defaultMessage: 'Friday' },
  saturday: { id: 'domain.weekDay.saturday', defaultMessage: 'Saturday' },
  sunday: { id: 'domain.weekDay.sunday', defaultMessage: 'Sunday' },
});

export const roleMessages = defineMessages({
  admin: { id: 'domain.role.admin', defaultMessage: 'Admin' },
  user: { id: 'domain.role.user', defaultMessage: 'User' },
  viewer: { id: 'domain.role.viewer', defaultMessage: 'Viewer' },
});

export const userStateMessages = defineMessages({
  invited: { id: 'domain.userState.invited', defaultMessage: 'Invited' },
  active: { id: 'domain.userState.active', defaultMessage: 'Active' },
  deactivated: { id: 'domain.userState.deactivated', defaultMessage: 'Deactivated' },
});

/** What becomes of a row of a file. */
export const importStatusMessages = defineMessages({
  created: { id: 'domain.importStatus.created', defaultMessage: 'New' },
  changed: { id: 'domain.importStatus.changed', defaultMessage: 'Changed' },
  unchanged: { id: 'domain.importStatus.unchanged', defaultMessage: 'Unchanged' },
  refused: { id: 'domain.importStatus.refused', defaultMessage: 'Refused' },
});

export const areaStateMessages = defineMessages({
  active: { id: 'domain.areaState.active', defaultMessage: 'Active' },
  archived: { id: 'domain.areaState.archived', defaultMessage: 'Archived' },
});

export const activeMessages = defineMessages({
  active: { id: 'domain.active.active', defaultMessage: 'Active' },
  inactive: { id: 'domain.active.inactive', defaultMessage: 'Inactive' },
});

export const availableMessages = defineMessages({
  available: { id: 'domain.available.available', defaultMessage: 'Available' },
  unavailable: { id: 'domain.available.unavailable', defaultMessage: 'Not available' },
});
