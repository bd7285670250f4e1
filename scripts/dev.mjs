/** `npm run dev`: Vite in front (port 5173), the server behind it (8081); both follow changes. Mocks: `npm run dev:mock`. */
import { spawn } from 'node:child_process';
import { readArgs, readEnvFile } from './lib/args.mjs';
import { bin, root } from './lib/run.mjs';

readArgs('Usage: npm run dev', {});
readEnvFile();
const start = (command, args, env = {}) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });

const children = [
  start(bin('tsx'), ['watch', '--clear-screen=false', 'src/server/main.ts'], { PORT: '8081', NODE_ENV: 'development' }),
  start(bin('vite'), []),
];

/** One without the other is no use: the first to end takes the other with it. */
const stop = (code) => {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode ??= code ?? 0;
};
for (const child of children) child.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
