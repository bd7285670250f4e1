import { expect, test } from 'vitest';
import * as v from 'valibot';
import {
  day,
  flag,
  key,
  listOf,
  oneOf,
  record,
  searchOf,
  searchSchema,
  stripDefaults,
  text,
  whole,
} from '@/search/schema';
import { parseSearch, stringifySearch } from '@/search/searchString';

const schema = searchSchema({
  page: whole(1, 100, 1),
  sort: oneOf(['name', '-name'], 'name'),
  q: text(5),
  day: day(),
  seen_start: day(),
  seen_end: day(),
  id: record(),
  place: key(),
  active: flag(),
  status: listOf(oneOf(['open', 'closed'])),
  areas: listOf<number, number[]>(whole(1), []),
});
const { validateSearch } = searchOf(schema);
const read = (query: string) => v.parse(validateSearch, parseSearch(query));
const defaults = { page: 1, sort: 'name', areas: [] };

test('each parameter is read as what it is', () => {
  expect(
    read('?page=7&sort=-name&q=12&day=2026-11-21&id=2147483647&place=07/12&active=false&status=open,closed&areas=3,1'),
  ).toEqual({
    page: 7,
    sort: '-name',
    q: '12',
    day: '2026-11-21',
    id: 2_147_483_647,
    place: '07/12',
    active: false,
    status: ['open', 'closed'],
    areas: [3, 1],
  });
});

test.each([
  ['?page=0'],
  ['?page=1.5'],
  ['?page=101'],
  ['?page=NaN'],
  ['?page='],
  ['?page=%7B%22a%22%3A1%7D'],
  ['?sort=nonsense'],
  ['?q=too-long'],
  ['?day=yesterday'],
  ['?day=2026-02-31'],
  ['?id=2147483648'],
  ['?place=Caf%C3%A9'],
  ['?active=perhaps'],
  ['?status=wrong,worse'],
  ['?areas=a,-1,0'],
  ['?unknown=1&__proto__=2&constructor=3'],
  ['?%E0%A4%A=1'],
])('nonsense is the default: %s', (text) => expect(read(text)).toEqual(defaults));

test('nonsense in one parameter leaves the others as they are, and bad items leave the good ones', () => {
  expect(read('?page=x&q=abc&status=open,wrong')).toEqual({ ...defaults, q: 'abc', status: ['open'] });
});

test('a range of days that ends before it begins has no end', () => {
  expect(read('?seen_start=2026-11-21&seen_end=2026-11-20')).toEqual({ ...defaults, seen_start: '2026-11-21' });
  const oneDay = { seen_start: '2026-11-21', seen_end: '2026-11-21' };
  expect(read('?seen_start=2026-11-21&seen_end=2026-11-21')).toEqual({ ...defaults, ...oneDay });
});

test('URLs stay readable and come back as they were', () => {
  const search = { page: 2, q: 'a&b=c', day: '2026-11-21', areas: [1, 2], status: [], active: false };
  const text = stringifySearch(search);
  expect(text).toBe('?page=2&q=a%26b%3Dc&day=2026-11-21&areas=1,2&active=false');
  expect(read(text)).toEqual({ ...defaults, page: 2, q: 'a&b=c', day: '2026-11-21', areas: [1, 2], active: false });
  expect(stringifySearch({ q: undefined, areas: [] })).toBe('');
});

test('defaults stay out of the URL', () => {
  const strip = stripDefaults(schema);
  const result = strip({ search: {}, next: () => ({ page: 1, sort: '-name', areas: [], q: undefined }) } as never);
  expect(result).toEqual({ sort: '-name' });
});
