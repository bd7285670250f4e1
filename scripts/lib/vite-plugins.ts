import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { pagesOf, withImports } from './bundle.mjs';

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
    writeBundle({ dir }) {
      // Hosts of static files serve this page for a deep URL; it is the app.
      if (inBuild && dir && this.environment.name === 'client')
        fs.copyFileSync(path.join(dir, 'index.html'), path.join(dir, '404.html'));
    },
  };
}

/** `node_modules/@scope/name/…` → `@scope/name`; a source file → its room; the contract → `openapi`. */
export function originOf(id: string) {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id);
  if (inPackage) return inPackage[1] ?? id;
  const room = /\/src\/((?:api|resources)\/[^/?]+|[^/?]+)/.exec(id);
  if (room) return `src/${room[1]}`;
  return id.includes('/openapi/') ? 'openapi' : 'bundler';
}

/** Notes beside the manifest from which packages and rooms each chunk is made (bytes before minifying), for the budget. */
export function chunkOrigins(): Plugin {
  return {
    name: 'chunk-origins',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const origins: Record<string, Record<string, number>> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const sizes: Record<string, number> = {};
        for (const [id, module] of Object.entries(chunk.modules)) {
          sizes[originOf(id)] = (sizes[originOf(id)] ?? 0) + module.renderedLength;
        }
        origins[chunk.fileName] = sizes;
      }
      this.emitFile({ type: 'asset', fileName: '.vite/origins.json', source: JSON.stringify(origins) });
    },
  };
}

/**
 * Asks for the typeface (latin alone, which is what every page needs) and the entry's chunks with the page, from its end: what is asked for
 * at its head costs the browser time before the styles, which are all that the first paint waits for.
 */
export function preloads(): Plugin {
  let base = '/';
  return {
    name: 'preloads',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const font = Object.keys(bundle).find((name) => /inter-latin-wght-normal-[^/]+\.woff2$/.test(name));
        if (!font) throw new Error('The build has no typeface to preload.');
        const chunks: string[] = [];
        const html = page
          .replaceAll(/\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g, (_link, href: string) => {
            chunks.push(href);
            return '';
          })
          .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
        const preload = (attrs: Record<string, string>) => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: '', fetchpriority: 'low' },
          injectTo: 'body' as const,
        });
        const links = chunks.map((href) => preload({ rel: 'modulepreload', href }));
        return {
          html,
          tags: [...links, preload({ rel: 'preload', as: 'font', type: 'font/woff2', href: base + font })],
        };
      },
    },
  };
}

/**
 * Tells `boot.js` the files of each page by its path, so that they come while the app is still on its way, and, where it is served by a server (`hasServer`),
 * that it can ask for the profile meanwhile (`api` is where, unless its settings say it).
 */
export function pageFiles({ hasServer }: { hasServer: boolean }): Plugin {
  let api: string | undefined;
  return {
    name: 'page-files',
    apply: 'build',
    configResolved({ env }) {
      api = hasServer ? String(env['VITE_API_BASE'] ?? '') : undefined;
    },
    writeBundle({ dir }) {
      if (!dir || this.environment.name !== 'client') return;
      const manifest = JSON.parse(fs.readFileSync(path.join(dir, '.vite/manifest.json'), 'utf8')) as Manifest;
      const html = fs.readFileSync(path.join(dir, 'index.html'), 'utf8');
      const chunks = Object.values(manifest);
      const stylesOf = (file: string) => chunks.find((chunk) => chunk.file === file)?.css ?? [];
      // Loaded by who makes the first call to the server, which these pages do at once.
      const client = withImports(manifest, ['src/api/client.ts']);
      const files: string[] = [];
      const pages: Record<string, number[]> = {};
      for (const one of pagesOf(manifest)) {
        const scripts = one.page.startsWith('_simple/') ? one.files : new Set([...client, ...one.files]);
        const own = [...scripts].flatMap((file) => [file, ...stylesOf(file)]).filter((file) => !html.includes(file));
        for (const file of own) if (!files.includes(file)) files.push(file);
        const segments = one.page.split('/').filter((segment) => !segment.startsWith('_') && segment !== 'index');
        pages[segments.join('/').replaceAll('_/', '/')] = own.map((file) => files.indexOf(file));
      }
      const script = path.join(dir, 'boot.js');
      const before = fs.readFileSync(script, 'utf8');
      const after = before.replace('var built = null', `var built = ${JSON.stringify({ files, pages, api })}`);
      if (after === before) throw new Error('boot.js has no place for the files of the pages.');
      fs.writeFileSync(script, after);
    },
  };
}
