import type { Via } from './accounts';

/** What an access token says. */
export interface Claims {
  user: number;
  via: Via;
  /** Milliseconds since 1970. */
  issued: number;
  expires: number;
}

/** Milliseconds an access token is good for. */
const life = 15 * 60_000;

const encode = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const decode = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

/** FNV-1a: tells a token of these mocks from an invented one, which is all the safety a mock needs. */
function seal(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** An access token that any state of the mocks can read, so that it outlives a reload. */
export function accessToken(user: number, via: Via, now: Date): string {
  const claims: Claims = { user, via, issued: now.getTime(), expires: now.getTime() + life };
  const payload = encode(JSON.stringify(claims));
  return `mock.${payload}.${seal(payload)}`;
}

/** @returns undefined when the token is not one of ours */
export function readToken(token: string): Claims | undefined {
  const [, payload, sealed] = /^mock\.([\w-]+)\.([0-9a-f]{8})$/.exec(token) ?? [];
  if (payload === undefined || seal(payload) !== sealed) return undefined;
  return JSON.parse(decode(payload)) as Claims;
}

/** 256 random bits. */
export function randomToken(): string {
  return encode(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
}
