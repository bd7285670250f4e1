import { timingSafeEqual } from 'node:crypto';
import type { Tokens } from '../http/handler.ts';
import { hmac } from './keys.ts';

/** Seconds an access token is good for. */
const accessSeconds = 15 * 60;

interface Claims {
  aud: 'api';
  sub: string;
  sid: string;
  customer: number;
  zone: string;
  iat: number;
  exp: number;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const head = encode({ alg: 'HS256', typ: 'JWT' });

/**
 * Signs and checks access tokens (JWT, HS256, 15 minutes). They hold ids and the time zone, nothing personal; what the caller may do is read from the database. There is one
 * algorithm, so the header is compared, not read. All of it is synchronous: WebCrypto would wait for the threads that hash passwords.
 */
export function accessTokens(key: Buffer, now = () => new Date()): Tokens {
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    sign: ({ id, customerId, timeZone, sessionId }) => {
      const iat = seconds();
      const claims: Claims = {
        ...{ aud: 'api', sub: String(id), sid: sessionId, customer: customerId, zone: timeZone },
        ...{ iat, exp: iat + accessSeconds },
      };
      const signed = `${head}.${encode(claims)}`;
      return `${signed}.${hmac(key, signed)}`;
    },
    verify: (token) => {
      const [header, payload = '', signature = '', ...rest] = token.split('.');
      const wanted = Buffer.from(hmac(key, `${header}.${payload}`));
      const given = Buffer.from(signature);
      if (header !== head || rest.length > 0 || given.length !== wanted.length) return undefined;
      if (!timingSafeEqual(given, wanted)) return undefined;
      const { aud, sub, sid, customer, zone, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
      if (aud !== 'api' || exp <= seconds()) return undefined;
      return { id: Number(sub), customerId: customer, timeZone: zone, sessionId: sid };
    },
  };
}
