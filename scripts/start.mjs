/** `npm start`: installs what is missing, builds what changed, and runs the product. Settings: see `.env.example`. */
import { fork } from 'node:child_process';
import { readArgs, readEnvFile } from './lib/args.mjs';
import { buildIfStale } from './lib/build.mjs';
import { checkNode, install, installIsStale } from './lib/install.mjs';
import { since, step } from './lib/steps.mjs';

readArgs('Usage: npm start (settings: see .env.example)', {});
checkNode();
readEnvFile();
const start = performance.now();
try {
  if (installIsStale()) await step('Installing packages', install);
  await buildIfStale(step);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
console.log(`✔ Prepared in ${since(start)}, starting`);

// Run as in production; but only whoever said so means it, and then there is no demo.
if (!process.env.NODE_ENV && !process.env.DATABASE_URL) process.env.DEMO ||= 'on';
process.env.NODE_ENV ??= 'production';
process.env.PORT ??= '8080';
// The banner stays in sight: with a line for each request it would be gone within a minute.
process.env.LOG_LEVEL ||= 'warn';
// In this process: signals reach the server directly, and nothing is left behind when it ends.
await import('../dist/server/main.mjs');

// A process of its own: it plays by the calls that anybody has, and ends with this one.
const { DEMO, DEMO_SPEED = '', PORT, HOST, VITE_BASE_PATH = '' } = process.env;
if (DEMO === 'on' && DEMO_SPEED !== '0' && PORT !== '0') {
  const host = !HOST || HOST === '0.0.0.0' ? 'localhost' : HOST;
  const base = VITE_BASE_PATH.replace(/^\/*/, '/');
  fork(new URL('live.ts', import.meta.url), [`http://${host}:${PORT}${base}`, DEMO_SPEED || '1'], {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH },
  });
}
