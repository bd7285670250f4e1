import { vi } from 'vitest';
import type { Headers, Reply, Schemas, World } from './harness.ts';
import { worldNow } from './world-now.ts';

export const password = 'Glas-2026!';
export const cookieOf = ({ headers }: Reply<unknown>) => String(headers['set-cookie']).split(';')[0] ?? '';
export const minutes = (count: number) => count * 60_000;

/** Moves the server's time, and the process's, by which limits expire. */
export function later(world: World, milliseconds: number): void {
  world.clock.now = new Date(Math.max(worldNow.getTime(), world.clock.now.getTime()) + milliseconds);
  vi.setSystemTime(world.clock.now);
}

/** The calls of a person who signs in, with headers of their own. */
export function visitor(world: World, headers: Headers = {}) {
  const post = <T>(path: string, body?: object, more: Headers = {}) =>
    world.anonymous.post<T>(`/auth/${path}`, body, { ...headers, ...more });
  return {
    logIn: (email: string, given = password) =>
      post<Schemas['LoginResult'] & Schemas['Problem']>('log-in', { email, password: given }),
    refresh: (cookie: string) =>
      world.anonymous.get<Schemas['TokenResult']>('/auth/refresh-token', { ...headers, cookie }),
    logOut: (cookie?: string) => post('log-out', undefined, cookie ? { cookie } : {}),
    forgot: (email: string) => post('forgot-password', { email }),
    verify: (email: string, code: string) =>
      post<Schemas['VerifyResult'] & Schemas['Problem']>('verify', { email, code }),
    setPassword: (session: string | undefined, newPassword: string) =>
      post<Schemas['TokenResult'] & Schemas['Problem']>('new-password-required', {
        session,
        new_password: newPassword,
      }),
  };
}

/** The code of the only mail. */
export async function mailedCode({ mails }: World): Promise<string> {
  await vi.waitUntil(() => mails.length === 1);
  return /\d{6}/.exec(mails.pop()?.text ?? '')?.[0] ?? '';
}

/** Another code. */
export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
