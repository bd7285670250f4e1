import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const windows = process.platform === 'win32';

/** Path of a command that a dependency brings. */
export const bin = (name) => path.join(root, 'node_modules/.bin', windows ? `${name}.cmd` : name);

/**
 * Runs a command and collects what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, live?: boolean, timeout?: number }} [options]
 *   `live` also shows the output while it arrives; `timeout` is in milliseconds.
 * @returns {Promise<{ code: number, output: string }>} never rejects: a command that cannot start has code 127.
 */
export function run(command, args, { cwd = root, env = {}, live = false, timeout = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows,
    });
    let output = '';
    const timer = timeout
      ? setTimeout(() => {
          output += `\nStopped after ${timeout / 1000} s.\n`;
          child.kill('SIGKILL');
        }, timeout)
      : undefined;
    const collect = (chunk) => {
      output += chunk;
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      clearTimeout(timer);
      resolve({ code: 127, output: output + error.message });
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * As `run`, for a command that has to succeed.
 * @throws {Error} with everything the command printed.
 */
export async function must(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${path.basename(command)} ${args.join(' ')} failed (${code})\n${output.trim()}`);
  return output;
}
