import { runInNewContext } from 'node:vm';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLanguage, LANGUAGES, type Language } from '@/i18n/languages';
import { attributesOf, DEFAULT_SETTINGS, effective, parseStored } from '@/theme/settings';

const boot = readFileSync(new URL('../../public/boot.js', import.meta.url), 'utf8');

/** Runs boot.js as the browser would and answers the attributes it leaves on <html>. */
function booted(stored: string | null, language: string | null, forbidden = false, pathname = '/auth/login') {
  const attributes: Record<string, string> = {};
  const classes = new Set<string>();
  const entries: Record<string, string | null> = { settings: stored, i18nextLng: language };
  runInNewContext(boot, {
    document: {
      addEventListener: () => undefined,
      documentElement: {
        classList: { add: (c: string) => classes.add(c) },
        setAttribute: (k: string, v: string) => void (attributes[k] = v),
      },
    },
    localStorage: {
      getItem: (key: string) => {
        if (forbidden) throw new Error('SecurityError');
        return entries[key] ?? null;
      },
    },
    location: { pathname },
  });
  return { ...attributes, class: [...classes].join(' ') };
}

function expected(stored: string | null, language: string | null) {
  const known: Language = isLanguage(language) ? language : 'en';
  return {
    ...attributesOf(effective(parseStored(stored), language)),
    lang: LANGUAGES[known].tag,
    'data-first-paint': 'sign-in',
  };
}

const value = fc.oneof(
  fc.constantFrom(
    'light',
    'dark',
    'ltr',
    'rtl',
    'default',
    'bold',
    'vertical',
    'mini',
    'cyan',
    'purple',
    'blue',
    'orange',
    'red',
    true,
    false,
  ),
  fc.string(),
  fc.constant(null),
  fc.integer(),
);
const entry = fc.oneof(
  fc
    .record(Object.fromEntries(Object.keys(DEFAULT_SETTINGS).map((key) => [key, value])), { requiredKeys: [] })
    .map((v) => JSON.stringify(v)),
  fc.json(),
  fc.string(),
  fc.constant(null),
);
const language = fc.constantFrom('en', 'de', 'fr', 'vi', 'cn', 'ar', 'xx', '', null);

test('boot.js and the settings agree on whatever local storage holds', () => {
  fc.assert(
    fc.property(entry, language, (stored, lang) => {
      expect(booted(stored, lang)).toEqual(expected(stored, lang));
    }),
    { numRuns: 400, seed: 7 },
  );
});

test('forbidden storage falls back to the defaults', () => {
  expect(booted(null, null, true)).toEqual(expected(null, null));
});

test.each(['/drive', '/report/WD-7', '/report', '/setup', '/auth/verify'])(
  '%s does not begin as the sign-in page',
  (path) => {
    expect(booted(null, 'de', false, path)).toMatchObject({ 'data-first-paint': 'plain' });
  },
);

test('defaults are those of the product, whatever the system prefers', () => {
  expect(effective({}, null)).toEqual({
    themeMode: 'light',
    themeDirection: 'ltr',
    themeContrast: 'default',
    themeLayout: 'vertical',
    themeColorPresets: 'default',
    themeStretch: false,
    singleKeys: true,
  });
  expect(effective({}, 'ar').themeDirection).toBe('rtl');
  expect(effective({ themeDirection: 'ltr' }, 'ar').themeDirection).toBe('ltr');
});

test.each(['', '{', 'null', '[]', '"dark"', '{"themeMode":"sepia","themeStretch":"yes","other":1}'])(
  'a corrupt entry %j counts as none',
  (raw) => {
    expect(parseStored(raw)).toEqual({});
  },
);
