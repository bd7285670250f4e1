import { generate, generatedFolder } from './lib/generate.mjs';

await generate();
console.log(`Written: ${generatedFolder}`);
