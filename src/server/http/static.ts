import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { asset } from '../assets.ts';
import type { Config } from '../config.ts';
import { ProblemError } from '@/contract/problem.ts';

/** `</script>` cannot end the settings early, and they stay a script in every browser. */
const script = (value: unknown) => `window.__CONFIG__ = ${JSON.stringify(value).replaceAll('<', '\\u003c')};\n`;

/** The app's page with its addresses below the base path: a build need not know where it will live. */
function pageBelow(basePath: string, html: string): string {
  if (html.includes(`="${basePath}assets/`)) return html;
  return html.replaceAll(/\b(src|href)="\/(?!\/)/g, `$1="${basePath}`);
}

/** Whether a client takes HTML: browsers, and those that take anything, such as monitors and link previews. */
function takesPage(url: string, accept: string): boolean {
  if (/text\/html/i.test(accept)) return true;
  // A script or picture that is missing is asked for with a wildcard too: a page in its place would hide that.
  const isFile = /\/assets\/|\.[a-z0-9]{1,11}$/i.test(url.split('?')[0] ?? '');
  return !isFile && (accept === '' || /(^|,)\s*(text|\*)\/\*/.test(accept));
}

/** The built app: files with a hash in their name for a year, pages never without asking, every other address the app's page. */
export async function staticFiles(app: FastifyInstance, config: Config): Promise<void> {
  const { basePath } = config.client;
  app.get(`${basePath}config.js`, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script(config.client)),
  );
  const contract = fs.readFileSync(asset('openapi/dashboard.yaml', 'openapi/dashboard.yaml'), 'utf8');
  app.get(`${basePath}openapi.yaml`, (_request, reply) =>
    reply.type('application/yaml; charset=utf-8').header('cache-control', 'no-cache').send(contract),
  );
  const root = asset('../client', 'dist/client');
  const pageFile = path.join(root, 'index.html');
  const built = fs.existsSync(pageFile);
  const html = built ? pageBelow(basePath, fs.readFileSync(pageFile, 'utf8')) : '';
  if (built) {
    await app.register(fastifyStatic, {
      root,
      prefix: basePath,
      wildcard: false,
      index: false,
      // The build puts `.br` and `.gz` beside each file.
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['config.js', 'index.html', '**/*.br', '**/*.gz', '.vite/**'],
      setHeaders: (response, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`);
        response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        // A cache on the way gives each client what it can unpack.
        response.setHeader('vary', 'accept-encoding');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const { method, url, headers } = request;
    const inside = (url.startsWith(basePath) || `${url}/` === basePath) && url.split('?')[0] !== config.apiPrefix;
    if (built && inside && ['GET', 'HEAD'].includes(method) && takesPage(url, headers.accept ?? '')) {
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
    }
    throw new ProblemError(404, 'There is no such address.');
  });
}
