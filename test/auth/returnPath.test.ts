import { expect, test } from 'vitest';
import { returnPath } from '@/auth/returnPath';

test.each(['/tours', '/dt/locations?areas=1,2&q=a%20b#x', '/complaints?next=https://evil.example'])(
  '%s is a way back',
  (path) => expect(returnPath(path)).toBe(path),
);

test.each([
  undefined,
  null,
  42,
  ['/tours'],
  '',
  'tours',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\n//evil.example',
  'javascript:alert(1)',
  '/auth/login?next=/auth/login',
  '/./auth/login',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
])('%j is not', (path) => expect(returnPath(path)).toBe('/'));
