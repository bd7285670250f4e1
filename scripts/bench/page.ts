import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright';
import { build, preview } from 'vite';
import { findChromium, launchArgs } from '../lib/chromium.mjs';
import { freePort } from '../lib/port.mjs';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Builds the page of a benchmark (a folder below `test`) and serves it for as long as `measure` needs it and a browser. */
export async function withPage(folder: string, measure: (browser: Browser, url: string) => Promise<void>) {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-page-'));
  const config = {
    configFile: false as const,
    root: join(project, 'test', folder),
    publicDir: join(project, 'public'),
    logLevel: 'error' as const,
    plugins: [react()],
    resolve: { alias: { '@': join(project, 'src') } },
    build: { outDir, emptyOutDir: true },
  };
  await build(config);
  const port = await freePort();
  const server = await preview({ ...config, preview: { port, strictPort: true, host: '127.0.0.1' } });
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: launchArgs });
  try {
    await measure(browser, `http://127.0.0.1:${port}/`);
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

export const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
