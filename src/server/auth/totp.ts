import { createHmac, timingSafeEqual } from 'node:crypto';

const seconds = 30;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 of RFC 4648, without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The bytes of `base32`. */
export function bytesOf(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / seconds);

/** The six digits of a step: HOTP (RFC 4226) with the step as counter, which is TOTP (RFC 6238) with SHA-1. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The step of a code, one step of difference between the clocks tolerated. @returns undefined when it is wrong */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  const here = stepAt(now);
  // All three are compared: the time says nothing.
  return [here - 1, here, here + 1].filter((step) => {
    const wanted = Buffer.from(codeAt(secret, step));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  })[0];
}
