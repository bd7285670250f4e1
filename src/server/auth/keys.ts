import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Db } from '../db/open.ts';
import { secrets } from '../db/schema.ts';

/** Keys that all servers of one database share, one for each purpose. */
export interface Keys {
  access: Buffer;
  refresh: Buffer;
  code: Buffer;
  secondFactor: Buffer;
  driver: Buffer;
}

/** JWT_SECRET signs access tokens, the other keys are derived; without it, from a secret that is made once and stored in the database. */
export async function sharedKeys(db: Db, { jwtSecret }: Config): Promise<Keys> {
  const secret = jwtSecret ?? (await storedSecret(db));
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    ...{ access: Buffer.from(secret), refresh: key('refresh token') },
    ...{ code: key('password code'), secondFactor: key('second factor'), driver: key('driver session') },
  };
}

async function storedSecret(db: Db): Promise<string> {
  const made = randomBytes(48).toString('base64url');
  await db.insert(secrets).values({ name: 'jwt', value: made }).onConflictDoNothing();
  const [stored] = await db.select().from(secrets).where(eq(secrets.name, 'jwt'));
  return stored?.value ?? made;
}

/** HMAC-SHA256 as base64url. Computed at once: it never waits for a thread. */
export const hmac = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');
