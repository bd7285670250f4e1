import { readArgs } from './lib/args.mjs';
import { generate, generatedFolder } from './lib/generate.mjs';

readArgs('Usage: npm run generate', {});
await generate();
console.log(`Written: ${generatedFolder}`);
