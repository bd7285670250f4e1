import { authHandlers } from './handlers/auth.ts';
import { binHandlers } from './handlers/bins.ts';
import { profileHandlers } from './handlers/profile.ts';
import { referenceHandlers } from './handlers/reference.ts';
import type { Handlers } from './http/handler.ts';

/** All handlers by operationId. One that is missing answers 501. */
export const handlers: Handlers = {
  ...authHandlers,
  ...profileHandlers,
  ...referenceHandlers,
  ...binHandlers,
};
