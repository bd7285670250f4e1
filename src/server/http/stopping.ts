import type { FastifyInstance } from 'fastify';

/**
 * Lets the server end when it is asked to. A connection whose request was still running when closing began would be kept open
 * for its next one, and closing would wait until the client tires of it: the client is told that none will be taken, and a
 * connection that falls idle is closed.
 */
export function releaseConnections(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
  // A file that was already on its way has sent its headers.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (closing) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
}
