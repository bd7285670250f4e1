import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import config from '../orval.config.ts';
import { contractPage } from './contract/docs.ts';
import { CONTRACT, readDocument } from './contract/document.ts';
import { staleAfter } from './contract/invalidates.ts';
import { readArgs } from './lib/args.mjs';

const [file = 'dist/contract.html'] = readArgs('Usage: npm run contract:docs -- [FILE]', {}, 1).positionals;
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, contractPage(readDocument(CONTRACT), staleAfter(config)));
console.log(`Written: ${file}`);
