import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import type { Config } from '../config.ts';
import type { Db } from '../db/open.ts';
import { secrets } from '../db/schema.ts';
import type { Caller, Tokens } from '../http/handler.ts';
import { permissionsOf } from './permissions.ts';

/** Seconds an access token is good for. */
export const accessSeconds = 15 * 60;

/** The key all servers of one database share: from the environment, or made once and kept in the database. */
async function sharedSecret(db: Db, { jwtSecret }: Config): Promise<Uint8Array> {
  if (jwtSecret) return new TextEncoder().encode(jwtSecret);
  const made = randomBytes(48).toString('base64url');
  await db.insert(secrets).values({ name: 'jwt', value: made }).onConflictDoNothing();
  const [kept] = await db.select().from(secrets).where(eq(secrets.name, 'jwt'));
  return new TextEncoder().encode(kept?.value ?? made);
}

/** Signs and checks access tokens (JWT, HS256, 15 minutes). They hold ids, role and time zone, nothing personal. */
export async function accessTokens(db: Db, config: Config, now = () => new Date()): Promise<Tokens> {
  const key = await sharedSecret(db, config);
  return {
    sign: ({ id, customerId, role, timeZone }) =>
      new SignJWT({ customer: customerId, role, zone: timeZone })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(id))
        .setIssuedAt(now())
        .setExpirationTime(Math.floor(now().getTime() / 1000) + accessSeconds)
        .setAudience('api')
        .sign(key),
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience: 'api', currentDate: now() });
        const role = payload.role as Caller['role'];
        return {
          id: Number(payload.sub),
          customerId: payload.customer as number,
          role,
          timeZone: payload.zone as string,
          permissions: permissionsOf(role),
        };
      } catch {
        return undefined;
      }
    },
  };
}
