import { expect, test, vi } from 'vitest';
import { createRememberingIntl } from '@/i18n/intl';

const plain = { id: 'test.plain', defaultMessage: 'Containers' };
const counted = { id: 'test.counted', defaultMessage: '{n, plural, one {# container} other {# containers}}' };
const missing = vi.fn<() => void>();

test('a text without values is worded once, one with values each time', () => {
  const intl = createRememberingIntl({ locale: 'en', messages: {}, onError: missing });
  expect([intl.formatMessage(plain), intl.formatMessage(plain)]).toEqual(['Containers', 'Containers']);
  expect(missing).not.toHaveBeenCalled();
  expect(intl.formatMessage(counted, { n: 1 })).toBe('1 container');
  expect(intl.formatMessage(counted, { n: 12 })).toBe('12 containers');
});

test('each language remembers its own', () => {
  const english = createRememberingIntl({ locale: 'en', messages: {} });
  const german = createRememberingIntl({ locale: 'de', messages: { 'test.plain': 'Behälter' } });
  expect(english.formatMessage(plain)).toBe('Containers');
  expect(german.formatMessage(plain)).toBe('Behälter');
  expect(german.formatMessage(plain)).toBe('Behälter');
});

test('dates are in the zone asked for', () => {
  const intl = createRememberingIntl({ locale: 'en', messages: {}, timeZone: 'Asia/Tokyo' });
  expect(intl.formatTime(Date.UTC(2026, 10, 20, 6), { hour: '2-digit', minute: '2-digit', hour12: false })).toBe(
    '15:00',
  );
});
