import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createIntl, type MessageFormatElement } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { menu } from '@/i18n/menu';
import { menuIn } from '@/i18n/menus';
import { bareTexts, bareTextsOf, declaredMessages, filesIn, sourceOf, sources } from './scan';

type Texts = Record<string, string>;
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts;
const german = filesIn('src/i18n/de', /\.json$/u).map((file) => ({ room: basename(file, '.json'), texts: json(file) }));
const allGerman: Texts = Object.assign(menuIn('de'), ...german.map(({ texts }) => texts));

/** What `formatjs extract` finds: id → English text. */
function extracted(): Texts {
  const out = join(mkdtempSync(join(tmpdir(), 'messages-')), 'en.json');
  execFileSync(
    process.execPath,
    ['node_modules/@formatjs/cli/bin/formatjs', 'extract', ...sources, '--out-file', out, '--throws'],
    { stdio: 'pipe' },
  );
  const found = JSON.parse(readFileSync(out, 'utf8')) as Record<string, { defaultMessage: string }>;
  return Object.fromEntries(Object.entries(found).map(([id, { defaultMessage }]) => [id, defaultMessage]));
}

/** Of the elements of a parsed message. */
const [DATE, TIME] = [3, 4];

const declared = declaredMessages();
const english = extracted();
const ids = Object.keys(english).sort();

/** The values and tags a text shows, and those it takes at all: a language may choose by a number without saying it. */
function placeholders(text: string, locale: string) {
  const shown = new Set<string>();
  const taken = new Set<string>();
  const visit = (elements: MessageFormatElement[], plural: string) => {
    for (const element of elements) {
      if (element.type === 0) continue;
      const name = element.type === 7 ? plural : element.type === 8 ? `<${element.value}>` : element.value;
      taken.add(name);
      if (!('options' in element)) shown.add(name);
      else for (const option of Object.values(element.options)) visit(option.value, element.type === 6 ? name : plural);
      if ('children' in element) visit(element.children, plural);
    }
  };
  visit(createIntl({ locale }).formatters.getMessageFormat(text, locale).getAst(), '');
  return { shown: [...shown].sort().join(), taken };
}

describe('English', () => {
  test('formatjs finds every message that is declared', () => {
    expect(ids.length).toBeGreaterThan(100);
    expect([...new Set(declared.map(({ id }) => id))].sort()).toEqual(ids);
  });

  test('an id stands for one text', () => {
    const texts = new Map<string, Set<string>>();
    for (const { id, text } of declared) texts.set(id, (texts.get(id) ?? new Set()).add(text));
    expect([...texts].filter(([, set]) => set.size > 1).map(([id, set]) => `${id}: ${[...set].join(' | ')}`)).toEqual(
      [],
    );
  });

  test('no text words a date or a time itself, which would be in the wrong zone', () => {
    const words = (text: string) =>
      createIntl({ locale: 'en' })
        .formatters.getMessageFormat(text, 'en')
        .getAst()
        .some(({ type }) => type === DATE || type === TIME);
    expect(words('At {at, time, short}')).toBe(true);
    expect(ids.filter((id) => words(english[id] ?? '') || words(allGerman[id] ?? ''))).toEqual([]);
  });

  test('no text that people see stands in the code', () => {
    expect(bareTexts()).toEqual([]);
  });
});

test('a unit stays on the line of its figure, and an ellipsis is set as its language does it', () => {
  const loose = /[\d}] (?:%|h|min|MB|km|m|t)(?!\p{L})/u;
  const wrong = (texts: string[], ellipsis: RegExp) => texts.filter((text) => loose.test(text) || ellipsis.test(text));
  const asDeclared = declared.map(({ text }) => text);
  expect([...wrong(asDeclared, /\s…/u), ...wrong(Object.values(allGerman), /[\p{L}}]…/u)]).toEqual([]);
});

describe('German', () => {
  test('has every id', () => expect(ids.filter((id) => !allGerman[id]?.trim())).toEqual([]));
  test('has no id that nobody uses', () =>
    expect(Object.keys(allGerman).filter((id) => !Object.hasOwn(english, id))).toEqual([]));
  test('keeps an id in the file of its room, once', () => {
    expect(
      german.flatMap(({ room, texts }) =>
        Object.keys(texts)
          .filter((id) => !id.startsWith(`${room}.`))
          .map((id) => `${room}.json: ${id}`),
      ),
    ).toEqual([]);
  });
  test('takes the values that English takes', () => {
    const differing = ids.filter((id) => {
      const text = allGerman[id];
      if (!text) return false;
      const [de, en] = [placeholders(text, 'de'), placeholders(english[id] ?? '', 'en')];
      return de.shown !== en.shown || [...de.taken].some((name) => !en.taken.has(name));
    });
    expect(differing.map((id) => `${id}: ${english[id]} | ${allGerman[id]}`)).toEqual([]);
  });
  test('has the verb of one or of many', () => {
    const { formatMessage } = createIntl({ locale: 'de', messages: allGerman });
    const lacking = (count: number) => formatMessage({ id: 'shifts.day.lacksDrivers' }, { area: 'Nord', count });
    expect([lacking(1), lacking(2)]).toEqual(['Nord fehlt 1 Fahrer', 'Nord fehlen 2 Fahrer']);
    const lived = formatMessage({ id: 'bins.life.summary' }, { emptied: 0, overflowing: 1, notifications: 2 });
    expect(lived).toBe('Nie geleert, einmal überfüllt, 2 Bürgermeldungen.');
  });
});

test.each(Object.keys(LANGUAGES).filter((language) => language !== 'en') as Exclude<Language, 'en'>[])(
  '%s has the labels of the menu',
  (language) => {
    const texts = menuIn(language);
    expect(Object.keys(texts).sort()).toEqual(
      Object.values(menu)
        .map(({ id }) => id)
        .sort(),
    );
    expect(Object.values(texts).every((text) => text.trim() !== '')).toBe(true);
  },
);

test.each(['fr', 'vi', 'cn', 'ar'] as const)('%s has all of the page for citizens, with its values', (language) => {
  const texts = json(`src/resources/reports/texts/${language}.json`);
  const page = ids.filter((id) => id.startsWith('reports.'));
  expect(Object.keys(texts).sort()).toEqual(page);
  const values = (text = '') => placeholders(text, LANGUAGES[language].tag).shown;
  expect(page.filter((id) => !texts[id]?.trim() || values(texts[id]) !== values(english[id]))).toEqual([]);
});

test('the search for bare texts finds them and leaves the rest alone', () => {
  const code = `const a = (
    <Box display="flex" aria-label="Close it">
      Hello you
      {open ? 'Yes sir' : null} {count} · {'%'} {intl.formatMessage(messages.title)}
      <Foo label={busy ? 'Wait now' : f(x)} variant="outline" />
    </Box>
  );
  toast('Saved it');`;
  expect(bareTextsOf(sourceOf('a.tsx', code))).toEqual([
    'a.tsx:2 Close it',
    'a.tsx:3 Hello you',
    'a.tsx:4 Yes sir',
    'a.tsx:5 Wait now',
    'a.tsx:8 Saved it',
  ]);
});
