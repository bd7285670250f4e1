import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const source = 'src/app/offline/sw.js';

/** Too heavy to be loaded unasked, and of no use without a network: the second map engine and the demo city. */
const onlyOnDemand = (name: string) => /^assets\/mapbox|^demo\/|^\.vite\/|\.map$/.test(name);

/** Writes `sw.js` with the list of the built files and a version that changes with any of them. */
export function serviceWorker({ inBuild }: { inBuild: boolean }): Plugin {
  let publicDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (!inBuild || this.environment.name !== 'client') return;
        const version = createHash('sha256');
        const names = ['./'];
        for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => a.localeCompare(b))) {
          const mapbox = file.type === 'chunk' && file.moduleIds.length > 0 && file.moduleIds.every(inMapbox);
          version.update(name).update(file.type === 'chunk' ? '' : file.source);
          if (!mapbox && !onlyOnDemand(name) && name !== 'index.html') names.push(name);
        }
        for (const name of fs.readdirSync(publicDir, { recursive: true, encoding: 'utf8' }).sort()) {
          const file = path.join(publicDir, name);
          if (onlyOnDemand(name) || !fs.statSync(file).isFile()) continue;
          version.update(name).update(fs.readFileSync(file));
          names.push(name.replaceAll(path.sep, '/'));
        }
        const text = fs.readFileSync(source, 'utf8');
        version.update(text);
        const list = names.map((name) => `'${name}'`).join(',');
        const filled = text
          .replace("'__FILES__'", () => list)
          .replace('__VERSION__', () => version.digest('hex').slice(0, 12));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: filled });
      },
    },
  };
}

const inMapbox = (id: string) => id.includes('/mapbox-gl/');
