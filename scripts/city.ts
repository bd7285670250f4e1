import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArgs } from './lib/args.mjs';
import { cityText } from './lib/cityFile.ts';

/** `npm run city`: writes the demo city's streets to `city.json` in a folder. */
const [dir = 'public/demo'] = readArgs('Usage: npm run city -- [FOLDER]', {}, 1).positionals;
mkdirSync(dir, { recursive: true });
writeFileSync(join(dir, 'city.json'), cityText());
