import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const workerFile = () => createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

/**
 * Offers msw's worker to pages that run on mocks. It comes from the package, so that it always fits the installed version,
 * and reaches a build only when that build is one on mocks.
 */
export function mockWorker({ inBuild }: { inBuild: boolean }): Plugin {
  return {
    name: 'mock-worker',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.split('?')[0]?.endsWith('/mockServiceWorker.js')) return next();
        response.setHeader('content-type', 'text/javascript').setHeader('service-worker-allowed', '/');
        response.end(fs.readFileSync(workerFile()));
      });
    },
    generateBundle() {
      if (!inBuild || this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: fs.readFileSync(workerFile()) });
    },
  };
}
