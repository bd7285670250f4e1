import { setTimeout as sleep } from 'node:timers/promises';
import { type Api, ApiError, signIn, withToken } from './lib/api.ts';
import { readArgs, readEnvFile, refuseArgs } from './lib/args.mjs';
import { cityOf } from './play/city.ts';
import { dayOf, todayIn } from './play/day.ts';
import { play } from './play/send.ts';

const HELP = `Usage: npm run play -- [options]

Plays a day of tours against a server: plans a tour for each available truck, then sends what its crew and its telematics would send.
An example of a client of the contract. A day that is played again counts once.

  --url URL         the product (default http://localhost:8080)
  --email ADDRESS   who plays (default user@demo.test), with the password in PLAY_PASSWORD
  --sites N         sites of each tour (default 12)
  --speed N         seconds of the day in a second, 1 to 3600 (default 1). Faster than 1 the day lies in the past and ends now

Instead of a person a machine token can be given in PLAY_TOKEN; it needs trucks:read, locations:read, tours:write, notifications:write
and positions:write, and does not know the city's time zone: the day is that of this machine (TZ). Ctrl+C stops; what was sent stays.`;

const { values } = readArgs(
  HELP,
  {
    url: { type: 'string', default: 'http://localhost:8080' },
    email: { type: 'string', default: 'user@demo.test' },
    sites: { type: 'string', default: '12' },
    speed: { type: 'string', default: '1' },
  },
  0,
);
const whole = (name: 'sites' | 'speed', most: number) => {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 1 || value > most)
    refuseArgs(HELP, `--${name} is a whole number, 1 to ${most}.`);
  return value;
};
const [sites, speed] = [whole('sites', 100), whole('speed', 3600)];
readEnvFile();
const { PLAY_TOKEN: token, PLAY_PASSWORD: password } = process.env;
if (!token && !password) refuseArgs(HELP, 'PLAY_PASSWORD or PLAY_TOKEN is missing.');

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());

try {
  const api: Pick<Api, 'request'> & Partial<Api> = token
    ? withToken(values.url, token, 'dashboard-play')
    : await signIn(values.url, values.email, password ?? '', 'dashboard-play', 'PLAY_TOKEN');
  const tours = dayOf(await cityOf(api), todayIn(api.me?.account.time_zone, new Date()), sites);
  if (tours.length === 0)
    console.log('There is nothing to play: no available truck, or no active location with containers.');
  const told = await play(api, tours, {
    speed,
    wait: (ms) => sleep(ms, undefined, { signal: stop.signal }),
    say: (text) => console.log(text),
  });
  console.log(
    `Rows: ${Object.entries(told)
      .map(([status, count]) => `${count} ${status}`)
      .join(', ')}`,
  );
  if (told.rejected > 0) process.exitCode = 1;
} catch (error) {
  if (stop.signal.aborted) console.log('Stopped.');
  else {
    console.error(error instanceof ApiError ? error.message : `The server is out of reach: ${String(error)}`);
    if (token && error instanceof ApiError && error.problem.status === 401)
      console.error('A new token of the same name (Account, Tokens) goes on: what was sent before counts once.');
    process.exitCode = 1;
  }
}
