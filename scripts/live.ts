/** The process that lets the demo city live, beside its server: `node --import tsx scripts/live.ts <url> <speed>`. It ends with who started it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  CreatedMachineToken,
  MachineTokenInput,
  MachineTokenList,
} from '../src/api/generated/dashboard.schemas.ts';
import { readArgs } from './lib/args.mjs';
import { ApiError, signIn, withToken, type Api } from './lib/api.ts';
import { insist } from './play/send.ts';
import { live } from './play/live.ts';

const NAME = 'Demo city';
const [url = '', speed = '1'] = readArgs('Usage: node --import tsx scripts/live.ts URL [SPEED]', {}, 2).positionals;
const scopes: MachineTokenInput['scopes'] = [
  ...(['trucks:read', 'drivers:read', 'locations:read', 'tours:read', 'notifications:read'] as const),
  ...(['tours:write', 'notifications:write', 'levels:write', 'positions:write'] as const),
];
const quiet = { wait: (ms: number) => sleep(ms), say: () => undefined };

/** A token of its own in place of that of the last start. */
async function ownToken(admin: Api) {
  const { tokens } = await admin.request<MachineTokenList>(
    'GET',
    `/tokens/?q=${encodeURIComponent(NAME)}&page_size=100`,
  );
  for (const { id, name } of tokens) if (name === NAME) await admin.request('DELETE', `/tokens/${id}`);
  return (await admin.request<CreatedMachineToken>('POST', '/tokens/', { body: { name: NAME, scopes } })).secret;
}

// Whoever started it is gone, however it ended.
process.on('disconnect', () => process.exit(0));
if (!process.connected) process.exit(0);
process.on('SIGINT', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
try {
  const admin = await insist(() => signIn(url, 'admin@demo.test', 'Glas-2026!', 'dashboard-demo'), quiet);
  const api = withToken(url, await ownToken(admin), 'dashboard-demo');
  const { time_zone: timeZone } = admin.me.account;
  await live(api, { ...quiet, speed: Number(speed), now: Date.now, timeZone })();
} catch (error) {
  const why = error instanceof ApiError ? error.message : String(error);
  console.error(`The demo city stands still: ${why}`);
  process.exit(1);
}
