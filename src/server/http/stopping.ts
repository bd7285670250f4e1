import net from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a connection that says nothing is kept after the last one was let in: a request may be on its way over it. */
const silence = 2_000;

/** Requests wait until no connection has come and no response has gone for so long, then the listener closes. */
const quiet = 100;
/** But not longer than this: whoever comes without end has to see a closed port some day. */
const longestWait = 1_000;

/**
 * Lets the server end without cutting a request. When it closes it lets no connection in, serves what comes over those there
 * are, each response with `Connection: close`, and ends when the last one is gone. To be called after all other
 * `preClose` hooks are registered: responses that never end have to end there.
 */
export function drainOnClose(app: FastifyInstance): void {
  let last = 0;
  const note = () => (last = Date.now());
  let held: Promise<void> | undefined;
  let closing: Promise<void> | undefined;
  let gone: Promise<void> | undefined;
  const closeListener = async () => {
    if (!app.server.listening) return;
    // Closing resets the connections that the system has accepted and this process has not taken; a busy one always has some.
    let goOn = () => {};
    held = new Promise((resolve) => (goOn = resolve));
    const begun = note();
    do {
      await new Promise((resolve) => setTimeout(resolve, quiet));
      // After a pause of this process its timers come before what has arrived meanwhile: that is looked at first.
      await new Promise((resolve) => setImmediate(resolve));
    } while (Date.now() - last < quiet && Date.now() - begun < longestWait);
    // Only the listener: closing the HTTP server would cut connections that seem idle although a request is under way to them.
    gone = new Promise((resolve) => net.Server.prototype.close.call(app.server, () => resolve()));
    held = undefined;
    goOn();
  };
  app.server.on('connection', note);
  app.addHook('onResponse', (_request, _reply, done) => {
    note();
    done();
  });
  app.decorate('leaving', false);
  app.decorate('closeListener', () => (closing ??= closeListener()));
  app.addHook('onRequest', (_request, _reply, done) => (held ? void held.then(() => done()) : done()));
  app.addHook('preClose', async () => {
    await app.closeListener();
    const idle = setInterval(() => app.server.closeIdleConnections(), silence);
    await gone;
    clearInterval(idle);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Closes the server: `/readyz` says so at once, and for some time nothing else changes, so that balancers notice. */
export async function leave(app: FastifyInstance, delaySeconds: number): Promise<void> {
  app.leaving = true;
  await new Promise((resolve) => setTimeout(resolve, delaySeconds * 1000));
  await app.closeListener();
  await app.close();
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the server is about to close: `/readyz` says so, and balancers send their requests elsewhere. */
    leaving: boolean;
    /** Lets no further connection in. */
    closeListener(): Promise<void>;
  }
}
