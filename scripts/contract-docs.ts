import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import config from '../orval.config.ts';
import { contractPage } from './contract/docs.ts';
import { CONTRACT, readDocument } from './contract/document.ts';
import { staleAfter } from './contract/invalidates.ts';

const file = process.argv[2] ?? 'dist/contract.html';
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, contractPage(readDocument(CONTRACT), staleAfter(config)));
console.log(`Written: ${file}`);
