import { conflict, preconditionFailed, unprocessable } from '@/contract/problem';
import type { Context, Handlers } from '../call';
import { nextState } from '../collections/collection';
import { ownRow } from '../state/store';
import { accountBody } from './session';
import { hoursOf } from './statistics';

const recovery_codes = Array.from({ length: 10 }, (_, n) => `glas-code-${n}`);

type Place = Pick<Context, 'store' | 'caller' | 'accounts'>;

const userOf = (call: Place, id: number) => ownRow(call, 'users', id, 'user');

/** Whether a user signs in with a second factor. */
const isOn = (call: Place, id: number) => call.accounts.users.get(id)?.second_factor ?? false;

/** Switches the second factor of a user, also in what administrators see. @throws 409 when it is off where it has to be on */
function change(call: Place, id: number, second_factor: boolean, needed = !second_factor) {
  const [row, account] = [userOf(call, id), call.accounts.users.get(id)];
  if (needed && !isOn(call, id)) throw conflict('There is no second factor.');
  call.store.table('users').put({ ...row, second_factor });
  if (account) call.accounts.users.put({ ...account, second_factor });
}

/** The second factor of users; any six digits are a right code. In the scenario `second-factor` everybody has one from the log-in on. */
export const secondFactorHandlers: Handlers = {
  getSecondFactor: (call) => {
    const enabled = isOn(call, call.caller.id);
    return { status: 200, body: { enabled, recovery_codes_left: enabled ? recovery_codes.length : 0 } };
  },
  beginSecondFactor: (call) => {
    if (isOn(call, call.caller.id)) throw conflict('There is a second factor. Switch it off first.');
    const secret = 'JBSWY3DPEHPK3PXP';
    return { status: 200, body: { secret, uri: `otpauth://totp/Dashboard?secret=${secret}` } };
  },
  confirmSecondFactor: (call) => {
    if (!/^\d{6}$/u.test(call.body.code)) throw unprocessable('code', 'is wrong');
    change(call, call.caller.id, true);
    return { status: 200, body: { recovery_codes } };
  },
  renewRecoveryCodes: (call) => {
    change(call, call.caller.id, true, true);
    return { status: 200, body: { recovery_codes } };
  },
  removeSecondFactor: (call) => {
    const { caller } = call;
    if (caller.role === 'admin' && accountBody(call).admins_need_second_factor)
      throw conflict('A second factor is required of administrators.');
    change(call, call.caller.id, false);
    return { status: 204 };
  },
  resetSecondFactor: (call) => {
    if (call.params.id === call.caller.id) throw conflict('Switch your second factor off in your settings.');
    change(call, call.params.id, false);
    return { status: 204 };
  },
  updateCustomer: (call) => {
    const { accounts, body, caller, ifMatch, now } = call;
    const account = accountBody(call);
    const { working_hours = hoursOf(call), ...rest } = body;
    if (ifMatch && !['*', `"${account.updated_at}"`].includes(ifMatch))
      throw preconditionFailed({ id: caller.customerId, ...account, working_hours: hoursOf(call) });
    if (body.admins_need_second_factor && !isOn(call, caller.id))
      throw conflict('Set up a second factor of your own first.');
    const updated_at = nextState(account.updated_at, now);
    accounts.settings.set(caller.customerId, { account: { ...account, ...rest, updated_at }, working_hours });
    return { status: 200, body: { account: accountBody(call) }, etag: `"${updated_at}"` };
  },
};
