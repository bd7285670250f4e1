import { conflict, ProblemError, unprocessable } from '@/contract/problem';
import type { Context, Handlers } from '../call';

/** Who has switched it on, by the accounts of a mock. Its log-in asks nobody for a code. */
const enabled = new WeakMap<object, Set<number>>();
function usersOf({ accounts }: Pick<Context, 'accounts'>): Set<number> {
  const users = enabled.get(accounts) ?? new Set<number>();
  enabled.set(accounts, users);
  return users;
}
const recovery_codes = Array.from({ length: 10 }, (_, n) => `glas-code-${n}`);
const none = () => conflict('There is no second factor.');

/** The second factor of users; any six digits are a right code. */
export const secondFactorHandlers: Handlers = {
  getSecondFactor: (call) => {
    const on = usersOf(call).has(call.caller.id);
    return { status: 200, body: { enabled: on, recovery_codes_left: on ? recovery_codes.length : 0 } };
  },
  beginSecondFactor: (call) => {
    if (usersOf(call).has(call.caller.id)) throw conflict('There is a second factor. Switch it off first.');
    const secret = 'JBSWY3DPEHPK3PXP';
    return { status: 200, body: { secret, uri: `otpauth://totp/Dashboard?secret=${secret}` } };
  },
  confirmSecondFactor: (call) => {
    if (!/^\d{6}$/u.test(call.body.code)) throw unprocessable('code', 'is wrong');
    usersOf(call).add(call.caller.id);
    return { status: 200, body: { recovery_codes } };
  },
  renewRecoveryCodes: (call) => {
    if (!usersOf(call).has(call.caller.id)) throw none();
    return { status: 200, body: { recovery_codes } };
  },
  removeSecondFactor: (call) => {
    if (!usersOf(call).delete(call.caller.id)) throw none();
    return { status: 204 };
  },
  resetSecondFactor: (call) => {
    if (!usersOf(call).delete(call.params.id)) throw none();
    return { status: 204 };
  },
  answerSecondFactor: () => {
    throw new ProblemError(401, 'The session is unknown or has expired.');
  },
};
