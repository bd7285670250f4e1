import { readArgs } from './lib/args.mjs';
import { generate, generatedFolder } from './lib/generate.mjs';
import { bin, must, root } from './lib/run.mjs';

readArgs('Usage: npm run generate', {});
await generate();
await must(bin('tsx'), ['scripts/database.ts'], { cwd: root });
console.log(`Written: ${generatedFolder}`);
