import { binHandlers } from './handlers/bins.ts';
import { referenceHandlers } from './handlers/reference.ts';
import type { Handlers } from './http/handler.ts';

/** All handlers by operationId. One that is missing answers 501. */
export const handlers: Handlers = {
  ...referenceHandlers,
  ...binHandlers,
};
