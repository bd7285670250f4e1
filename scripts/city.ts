import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cityText } from '../src/world/city/export.ts';

/** Writes the demo city's streets to `city.json` in a folder (default `public/demo`). */
export function writeCity(dir: string): void {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'city.json'), cityText());
}

writeCity(process.argv[2] ?? 'public/demo');
