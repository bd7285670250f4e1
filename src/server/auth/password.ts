import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import os from 'node:os';
import { boundedQueue } from '../turns.ts';

const length = 32;

/** `scrypt$<log2 of N>$<salt>$<key>`, salt and key as base64url; r is 8, p is 3. */
const pattern = /^scrypt\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Hashes at the same time: half of Node's threads at most, and one processor stays free for everything else. */
const lanes = Math.max(
  1,
  Math.min(Math.floor(Number(process.env.UV_THREADPOOL_SIZE ?? 4) / 2), os.availableParallelism() - 1),
);
/** Hashes that may wait for a lane; a tenth of a second each. */
const waitingRoom = 24 * lanes;

const queue = boundedQueue(lanes, waitingRoom);

const derive = (password: string, salt: Buffer, cost: number) =>
  queue(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const options = { N: 2 ** cost, r: 8, p: 3, maxmem: 2 ** cost * 2048 };
        scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );

/** Makes and checks password hashes. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash; without a hash it works as long and says no. */
  fit(password: string, hash: string | null | undefined): Promise<boolean>;
}

/** @param cost binary logarithm of scrypt's N; 15 is what OWASP recommends with p = 3: 32 MiB, about a tenth of a second */
export function passwords(cost: number): Passwords {
  // Used where there is no user. No password has it.
  const nobody = `scrypt$${cost}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(length).toString('base64url')}`;
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost);
      return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`;
    },
    fit: async (password, hash) => {
      const [, kept, salt = '', key = ''] = pattern.exec(hash ?? nobody) ?? [];
      const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(kept ?? cost));
      const stored = Buffer.from(key, 'base64url');
      return stored.length === length && timingSafeEqual(derived, stored) && typeof hash === 'string';
    },
  };
}
