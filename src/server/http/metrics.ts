import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** `/metrics` in the Prometheus format: durations by operationId and status. */
export function metrics(app: FastifyInstance, basePath: string, ofProcess: boolean): void {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by operation of the contract and status.',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    duration.observe(
      { operation: request.operationId ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get(`${basePath}metrics`, async (_request, reply) => {
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
