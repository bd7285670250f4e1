import { createIntl } from 'react-intl';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { fieldsOf, type Fields } from '@/fields/field';
import { area, AVAILABLE, choice, filterOnly, flag, key, number, text, time } from '@/fields/kinds';
import { columnsOf, filtersOf } from '@/fields/list';
import { schemaOf } from '@/fields/schema';
import { editable, inputOf, newValues, valuesOf } from '@/fields/values';
import { filter, listSearch } from '@/table/search';

interface Cart {
  id: number;
  plate: string;
  name: string;
  note: string | null;
  load: number;
  area_id: number | null;
  kind: 'hand' | 'dog';
  ready: boolean;
  wheels: string[];
  updated_at: string;
}
interface CartInput {
  plate: string;
  name: string;
  note?: string | null;
  load: number;
  area_id?: number | null;
  kind: 'hand' | 'dog';
  ready?: boolean;
}
const label = (id: string) => ({ id, defaultMessage: id });
const intl = createIntl({ locale: 'de', onError: () => undefined });
const words = { hand: label('by hand'), dog: label('by dog') };

const fields = fieldsOf<Cart, CartInput>()({
  plate: key(label('Plate'), { edit: { fixed: label('stays') } }),
  name: text(label('Name'), { edit: { max: 5 } }),
  note: text(label('Note'), { column: 'hidden', edit: { optional: true, emptyIsNull: true } }),
  load: number(label('Load'), { grouping: false, edit: { range: [0, 60], above: true } }),
  area_id: area(label('Area'), { none: label('No area'), edit: {} }),
  kind: choice(label('Kind'), words, { edit: { initial: 'hand' } }),
  ready: flag(label('Ready'), AVAILABLE, { isState: true, edit: {} }),
  wheels_count: number(label('Wheels'), { read: (cart: Cart) => cart.wheels.length, details: false }),
  updated_at: time(label('Changed')),
  has_note: filterOnly(label('Note'), { yes: label('with'), no: label('without') }),
});
const sorts = { plate: 'plate', '-plate': '-plate', area: 'area', load: 'load' };
const search = listSearch(
  sorts,
  'plate',
  {
    kind: filter.choice({ hand: 'hand', dog: 'dog' }),
    ready: filter.flag(),
    load: filter.range('load', 0, 60),
    has_note: filter.flag(),
  },
  {},
);
const cart: Cart = {
  id: 1,
  plate: 'MS-1',
  name: 'One',
  note: null,
  load: 12.5,
  area_id: null,
  kind: 'dog',
  ready: false,
  wheels: ['a', 'b'],
  updated_at: '2026-11-01T08:00:00Z',
};

describe('what the compiler refuses', () => {
  test('a property of the input that no field edits, a field of another type, one that the input does not have', () => {
    const list = fieldsOf<{ name: string; load: number }, { name: string }>();
    expectTypeOf(list({ name: text(label('n'), { edit: {} }) })).toExtend<Fields>();
    // @ts-expect-error `name` is in the input and in no field.
    list({ load: number(label('l')) });
    // @ts-expect-error `name` is in the input, so that it has to be editable.
    list({ name: text(label('n')) });
    // @ts-expect-error `load` is a number.
    list({ name: text(label('n'), { edit: {} }), load: text(label('l')) });
    // @ts-expect-error `load` is not in the input.
    list({ name: text(label('n'), { edit: {} }), load: number(label('l'), { edit: {} }) });
    // @ts-expect-error The record has no `other`, and it does not say how to read it.
    list({ name: text(label('n'), { edit: {} }), other: text(label('o')) });
  });
});

test('columns: named as the server sorts, hidden ones last, with a text for the file', () => {
  const columns = columnsOf<Cart>(fields, search);
  expect(columns.map(({ id, enableSorting }) => [id, enableSorting])).toEqual([
    ['plate', true],
    ['name', false],
    ['load', true],
    ['area', true],
    ['kind', false],
    ['ready', false],
    ['wheels_count', false],
    ['updated_at', false],
    ['note', false],
  ]);
  const csv = columns.map((column) => {
    const value = 'accessorFn' in column ? column.accessorFn?.(cart, 0) : undefined;
    return column.meta?.text ? column.meta.text(value, { intl, areaName: String }) : value;
  });
  expect(csv).toEqual(['MS-1', 'One', 12.5, null, 'by dog', 'Not available', 2, expect.stringContaining('2026'), null]);
});

test('filters: what the URL holds, in its order, with label and words of the field, counted where the server counts', () => {
  expect(filtersOf(fields, search, { kind: 'kind' })).toMatchObject([
    { kind: 'choice', key: 'kind', label: { id: 'Kind' }, facet: 'kind' },
    { kind: 'flag', key: 'ready', facet: undefined, yes: AVAILABLE[0].word },
    { kind: 'range', from: 'load_min', to: 'load_max', label: { id: 'Load' }, bounds: [0, 60], grouping: false },
    { kind: 'flag', key: 'has_note', label: { id: 'Note' }, yes: { id: 'with' } },
  ]);
  expect(() => filtersOf({}, search)).toThrow('no field');
  expect(() => filtersOf({ ...fields, kind: text(label('Kind')) }, search)).toThrow('nothing to choose from');
});

test('a form: values of a new record, of one that is there, and what is sent; null and nothing come back as they were', () => {
  expect(newValues(fields, { name: 'X' })).toEqual({
    plate: '',
    name: 'X',
    note: '',
    load: null,
    area_id: null,
    kind: 'hand',
    ready: true,
  });
  const { id: _id, wheels: _wheels, updated_at: _at, plate, ...rest } = cart;
  expect(valuesOf(fields, cart)).toEqual({ plate, ...rest, note: '' });
  expect(inputOf(fields, valuesOf(fields, cart), true)).toEqual({ plate, ...rest });
  expect(inputOf(fields, valuesOf(fields, cart), false)).toEqual(rest);
});

test('two versions are compared in all that can be edited, and in nothing else', () => {
  expect(editable(fields, false).map(([name]) => name)).toEqual(['name', 'note', 'load', 'area_id', 'kind', 'ready']);
});

describe('rules', () => {
  const schema = schemaOf(fields);
  const good = newValues(fields, { plate: 'MS-1', name: 'One', load: 3 });
  const refused = async (change: object) =>
    schema.validate({ ...good, ...change }, { abortEarly: false }).then(
      () => [],
      (error: { inner: { path: string }[] }) => error.inner.map(({ path }) => path),
    );
  test.each([
    [{}, []],
    [{ note: '', area_id: 3 }, []],
    [{ plate: 'a:b', name: '' }, ['plate', 'name']],
    [{ name: 'longer' }, ['name']],
    [{ load: 0 }, ['load']],
    [{ load: 60 }, []],
    [{ load: 60.5 }, ['load']],
    [{ load: null }, ['load']],
    [{ load: Number.NaN }, ['load']],
    [{ kind: 'cat' }, ['kind']],
  ])('%j is refused at %j', async (change, paths) => expect(await refused(change)).toEqual(paths));

  test('whole numbers', async () => {
    const wheels = schemaOf(
      fieldsOf<{ n: number }, { n: number }>()({ n: number(label('n'), { edit: { range: [1, 6], whole: true } }) }),
    );
    const valid = [1, 2.5, 6, 7, Number.NaN, null].map((n) => wheels.isValidSync({ n }));
    expect(valid).toEqual([true, false, true, false, false, false]);
  });
});
