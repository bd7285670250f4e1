import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const windows = process.platform === 'win32';

/** Path of a command that a dependency brings. */
export const bin = (name) => path.join(root, 'node_modules/.bin', windows ? `${name}.cmd` : name);

/** Commands that run now; a group each, so that what they started ends with them. */
const running = new Set();

function stop(child) {
  try {
    if (windows) child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}

const stopAll = () => running.forEach(stop);
const interrupted = () => process.exit(1);

/** Only while a command runs: at other times signals belong to whoever uses this module, the server among them. */
function watch(on) {
  const change = on ? 'on' : 'off';
  process[change]('exit', stopAll)[change]('SIGINT', interrupted)[change]('SIGTERM', interrupted);
}

function started(child) {
  if (running.size === 0) watch(true);
  running.add(child);
}

function ended(child) {
  running.delete(child);
  if (running.size === 0) watch(false);
}

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
      detached: !windows,
    });
    started(child);
    let output = '';
    const timer = timeout
      ? setTimeout(() => {
          output += `\nStopped after ${timeout / 1000} s.\n`;
          stop(child);
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
      ended(child);
      resolve({ code: 127, output: output + error.message });
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      ended(child);
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
