import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost recommended by OWASP for 32 MiB: about a tenth of a second for each hash. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const length = 32;

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** Hash of a password with its salt: `scrypt$<salt>$<key>`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Stands in where there is no user, so that the answer takes as long. No password has it. */
const nobody = `scrypt$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(length).toString('base64url')}`;

/** Whether the password belongs to the hash; without a hash it works as long and says no. */
export async function passwordFits(password: string, hash: string | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = (hash ?? nobody).split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  const stored = Buffer.from(key, 'base64url');
  return stored.length === length && timingSafeEqual(derived, stored) && hash !== undefined;
}
