import { createHash, timingSafeEqual } from 'node:crypto';
import http from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { ProblemError } from '@/contract/problem.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * `/metrics` in the Prometheus format: durations by operationId and status, and the open event streams. On a port of its own (METRICS_PORT), or on that of the
 * service for whoever sends METRICS_TOKEN as bearer; else nowhere.
 */
export function metrics(
  app: FastifyInstance,
  config: Config,
  ofProcess: boolean,
  events: { readonly count: number },
): void {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by operation of the contract and status.',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'event_streams',
    help: 'Open streams of changes.',
    registers: [registry],
    collect() {
      this.set(events.count);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    duration.observe(
      { operation: request.operationId ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });
  const { metricsToken, metricsPort } = config;
  const expected = digest(`Bearer ${metricsToken ?? ''}`);
  app.get(`${config.client.basePath}metrics`, async (request, reply) => {
    // Without a token the path is nobody's, a page of the app neither.
    if (!metricsToken) throw new ProblemError(404, 'Metrics are not served here.');
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw new ProblemError(401, 'Metrics need their token.', {}, { 'www-authenticate': 'Bearer' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  if (metricsPort === undefined) return;
  const own = http.createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void registry.metrics().then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text));
  });
  // When it listens already its errors would only be logged.
  app.addHook('onReady', async () => {
    await new Promise<void>((resolve, reject) => own.once('error', reject).listen(metricsPort, config.host, resolve));
  });
  app.addHook('onClose', async () => {
    own.closeAllConnections();
    await new Promise((resolve) => own.close(resolve));
  });
}
