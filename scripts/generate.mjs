import { resolveConfig } from 'vite';
import { readArgs } from './lib/args.mjs';
import { generate, generatedFolder } from './lib/generate.mjs';
import { bin, must, root } from './lib/run.mjs';

readArgs('Usage: npm run generate', {});
await generate();
await must(bin('tsx'), ['scripts/database.ts'], { cwd: root });
// The router's plugin writes the route tree as soon as Vite has read its configuration.
await resolveConfig({ logLevel: 'error' }, 'build');
console.log(`Written: ${generatedFolder}, src/server/db/database.sql and src/app/routeTree.gen.ts`);
