import type { MessageDescriptor } from 'react-intl';
import { messages } from './messages';
import type { LevelBand, StopState } from './types';

/** What each band is called. */
export const bandMessages: Record<LevelBand, MessageDescriptor> = {
  empty: messages.levelEmpty,
  ok: messages.levelOk,
  full: messages.levelFull,
  overfull: messages.levelOverfull,
  unknown: messages.levelUnknown,
};

/** What each state of a stop is called. */
export const stateMessages: Record<StopState, MessageDescriptor> = {
  planned: messages.statePlanned,
  emptied: messages.stateEmptied,
  skipped: messages.stateSkipped,
  overflowing: messages.stateOverflowing,
};
