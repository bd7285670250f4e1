import fs from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * The arguments of a script. What it does not know ends it with code 2 and its usage; `--help` shows the usage.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string} usage
 * @param {Options} options of `parseArgs`
 * @param {number} [most] positional arguments
 * @returns {Pick<ReturnType<typeof parseArgs<{ options: Options, allowPositionals: true }>>, 'values' | 'positionals'>}
 */
export function readArgs(usage, options, most = 0) {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const given = parseArgs({ args, options, allowPositionals: true });
    if (given.positionals.length > most) throw new Error(`Unexpected argument '${given.positionals[most]}'.`);
    return given;
  } catch (error) {
    return refuseArgs(usage, error.message);
  }
}

/** Adds the settings of `.env`, if there is one in this folder, to the environment; what is set there already wins. */
export function readEnvFile() {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * Ends the script because of its arguments.
 * @param {string} usage
 * @param {string} [reason]
 * @returns {never}
 */
export function refuseArgs(usage, reason) {
  console.error(reason ? `${reason}\n\n${usage}` : usage);
  process.exit(2);
}
