import { expect, test } from 'vitest';
import { strengthOf } from '@/auth/password/strength';

test.each([
  ['', 'weak'],
  ['Kz9!fQ2', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890123', 'weak'],
  ['qwertzuiopasdf', 'weak'],
  ['Passwort123!', 'weak'],
  ['glasflasche', 'fair'],
  ['Glas-2026!x', 'good'],
  ['Flaschenpost am Kai 7', 'strong'],
])('%s is %s', (password, strength) => expect(strengthOf(password)).toBe(strength));
