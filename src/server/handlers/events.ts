import type { Handlers } from '../http/handler.ts';

export const eventHandlers = {
  streamEvents: async ({ events, caller, lastEventId, signedIn }) => ({
    status: 200,
    events: await events.open(caller, lastEventId, signedIn),
  }),
} satisfies Handlers;
