import net from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a connection that says nothing is kept after the last one was let in: a request may be on its way over it. */
const silence = 1_000;

/**
 * Lets the server end without cutting a request. From the moment it closes it lets no connection in, answers what comes over those
 * there are, each answer with `Connection: close`, and ends when the last one is gone. To be called after all other
 * `preClose` hooks are registered: answers that never end have to end there.
 */
export function drainOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    if (!app.server.listening) return;
    // Only the listener: closing the HTTP server would cut connections that seem idle although a request is under way to them.
    const gone = new Promise<void>((resolve) => net.Server.prototype.close.call(app.server, () => resolve()));
    const idle = setInterval(() => app.server.closeIdleConnections(), silence);
    await gone;
    clearInterval(idle);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the server is about to close: `/readyz` says so, and balancers send their requests elsewhere. */
    leaving: boolean;
  }
}
