import { timingSafeEqual } from 'node:crypto';
import type { components } from '@/api/generated/server';
import { permissionsOf } from '@/world/permissions.ts';
import type { Caller, Tokens } from '../http/handler.ts';
import { hmac } from './keys.ts';

/** Seconds an access token is good for. */
export const accessSeconds = 15 * 60;

interface Claims {
  aud: 'api';
  sub: string;
  sid: string;
  customer: number;
  role: components['schemas']['Role'];
  zone: string;
  iat: number;
  exp: number;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const head = encode({ alg: 'HS256', typ: 'JWT' });

/**
 * Signs and checks access tokens (JWT, HS256, 15 minutes). They hold ids, role and time zone, nothing personal. There is one
 * algorithm, so the header is compared, not read. All of it is synchronous: WebCrypto would wait for the threads that hash passwords.
 */
export function accessTokens(key: Buffer, now = () => new Date()): Tokens {
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    sign: ({ id, customerId, role, timeZone, sessionId }) => {
      const iat = seconds();
      const claims: Claims = {
        ...{ aud: 'api', sub: String(id), sid: sessionId, customer: customerId, role, zone: timeZone },
        ...{ iat, exp: iat + accessSeconds },
      };
      const signed = `${head}.${encode(claims)}`;
      return `${signed}.${hmac(key, signed)}`;
    },
    verify: (token): Caller | undefined => {
      const [header, payload = '', signature = '', ...rest] = token.split('.');
      const wanted = Buffer.from(hmac(key, `${header}.${payload}`));
      const given = Buffer.from(signature);
      if (header !== head || rest.length > 0 || given.length !== wanted.length) return undefined;
      if (!timingSafeEqual(given, wanted)) return undefined;
      const { aud, sub, sid, customer, role, zone, exp } = JSON.parse(
        Buffer.from(payload, 'base64url').toString(),
      ) as Claims;
      if (aud !== 'api' || exp <= seconds()) return undefined;
      const permissions = permissionsOf(role);
      return { id: Number(sub), customerId: customer, role, timeZone: zone, sessionId: sid, permissions };
    },
  };
}
