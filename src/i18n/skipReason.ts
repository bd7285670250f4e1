import type { IntlShape } from 'react-intl';
import type { SkipReason } from '@/api/generated/dashboard.schemas';
import { defineMessages } from './define';

/** Why a container was not emptied. Keys are the contract's. */
export const skipReasonMessages = defineMessages({
  parked_in: { id: 'domain.skipReason.parked_in', defaultMessage: 'Parked in' },
  damaged: { id: 'domain.skipReason.damaged', defaultMessage: 'Damaged' },
  locked: { id: 'domain.skipReason.locked', defaultMessage: 'Locked' },
  road_closed: { id: 'domain.skipReason.road_closed', defaultMessage: 'Road closed' },
  unsafe: { id: 'domain.skipReason.unsafe', defaultMessage: 'Unsafe' },
  other: { id: 'domain.skipReason.other', defaultMessage: 'Other reason' },
  photo: { id: 'domain.skipReason.photo', defaultMessage: 'Photo by the crew' },
});

/** Reason and remark of a crew, as far as there are any. */
export const skipText = (
  intl: IntlShape,
  { reason, comment }: { reason?: SkipReason | null; comment?: string | null },
): string => [reason && intl.formatMessage(skipReasonMessages[reason]), comment].filter(Boolean).join(' · ');
