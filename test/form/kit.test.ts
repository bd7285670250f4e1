import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { differences } from '@/form/conflict';
import { parseDecimal } from '@/form/parseDecimal';
import { currentOf, ifMatch, problemOf } from '@/form/problem';
import { keyRule, requiredText, timeRule } from '@/form/rules';
import { refusalsOf } from '@/form/save';

const intl = createIntl({ locale: 'en', onError: () => undefined });
const failure = (status: number, data: object = {}) => ({
  response: { status, data: { title: 't', status, ...data } },
});

test.each([
  ['51,961', 'en', 51.961],
  ['51.961', 'de', 51.961],
  ['1.234,5', 'de', 1234.5],
  ['1,234.5', 'en', 1234.5],
  [' 7,5 ', 'en', 7.5],
  ['-0,5', 'de', -0.5],
  ['12', 'de', 12],
  ['abc', 'en', null],
  ['1,2,3', 'en', null],
])('%s typed in %s is %s', (text, locale, value) => {
  expect(parseDecimal(text, locale)).toBe(value);
});

describe('refusals of the server', () => {
  const values = { key: 'A', inner: [{ end: '07:00' }] };
  test('409 and 422 go to their fields, in the user’s words', () => {
    const taken = refusalsOf(failure(409, { errors: [{ path: 'key', message: 'x' }] }), values, ['key'], intl);
    expect(taken).toEqual({ refusals: { key: { text: '“A” is already in use', value: 'A' } } });
    const errors = [{ path: 'body.inner.0.end', message: 'too early' }];
    expect(refusalsOf(failure(422, { errors }), values, ['key', 'inner'], intl).refusals).toEqual({
      'inner.0.end': { text: 'Not accepted: too early', value: '07:00' },
    });
  });
  test('what no field shows stands above the buttons', () => {
    const errors = [{ path: 'other', message: 'other is wrong' }];
    expect(refusalsOf(failure(422, { errors, detail: 'No.' }), values, ['key'], intl).failure).toBe(
      'Not accepted: No. other is wrong',
    );
    // A single one is what the whole says.
    const one = failure(422, { errors: [{ path: 'query.pairs', message: 'None.' }], detail: 'None.' });
    expect(refusalsOf(one, values, ['key'], intl).failure).toBe('Not accepted: None.');
    expect(refusalsOf(new Error('network'), values, [], intl).failure).toContain('could not be reached');
    expect(refusalsOf(failure(403), values, [], intl).failure).toBe('Your role cannot save this.');
    expect(refusalsOf(failure(500, { detail: 'stack' }), values, [], intl).failure).not.toContain('stack');
  });
});

test('a problem is read only where one is', () => {
  expect(problemOf(new Error('x'))).toBeNull();
  expect(problemOf({ response: { status: 502, data: '<html>' } })).toBeNull();
  expect(currentOf(failure(412, { current: { id: 1 } }))).toEqual({ id: 1 });
  expect(currentOf(failure(409, { current: { id: 1 } }))).toBeNull();
  expect(ifMatch({ updated_at: 'T' }).headers).toEqual({ 'If-Match': '"T"' });
});

test('two versions: what only one side changed is chosen beforehand', () => {
  const field = (name: string) => ({ name, label: { id: name }, show: String });
  const fields = ['a', 'b', 'c', 'd'].map(field);
  const found = differences(
    fields,
    { a: 1, b: 1, c: 1, d: [1] },
    { a: 2, b: 1, c: 2, d: [1] },
    { a: 1, b: 3, c: 4, d: [1] },
  );
  expect(found.map(({ name, preferred }) => [name, preferred])).toEqual([
    ['a', 'mine'],
    ['b', 'theirs'],
    ['c', 'mine'],
  ]);
});

test('of a position that two have moved the version is one, whoever changed which half', () => {
  const said = { label: { id: 'a' }, show: String };
  const position = [
    { ...said, name: 'latitude' },
    { ...said, name: 'longitude', with: 'latitude' },
  ];
  const [before, theirs] = [
    { latitude: 51, longitude: 7 },
    { latitude: 52, longitude: 8 },
  ];
  const preferred = (mine: typeof before) => differences(position, before, mine, theirs).map((one) => one.preferred);
  expect(preferred({ latitude: 51.5, longitude: 7 })).toEqual(['mine', 'mine']);
  expect(preferred({ latitude: 51, longitude: 7.5 })).toEqual(['mine', 'mine']);
  expect(preferred(before)).toEqual(['theirs', 'theirs']);
});

test('a value that a server answers with its properties in another order is the same', () => {
  const fields = [{ name: 'times', label: { id: 'times' }, show: String }];
  const [sent, answered] = [[{ start: '07:00', end: '09:00' }], [{ end: '09:00', start: '07:00' }]];
  expect(differences(fields, { times: [] }, { times: sent }, { times: answered })).toEqual([]);
  expect(differences(fields, { times: [] }, { times: sent }, { times: [...answered, ...answered] })).toHaveLength(1);
});

test('rules', async () => {
  await expect(keyRule().validate('MS-ÄB 12')).resolves.toBe('MS-ÄB 12');
  await expect(keyRule().validate('a:b')).rejects.toBeDefined();
  await expect(keyRule().validate('x'.repeat(41))).rejects.toBeDefined();
  await expect(requiredText(200).validate('x'.repeat(5000))).rejects.toBeDefined();
  await expect(requiredText(200).validate('   ')).rejects.toBeDefined();
  await expect(timeRule().validate('24:00')).rejects.toBeDefined();
});
