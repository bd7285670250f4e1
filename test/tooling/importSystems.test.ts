import { describe, expect, test } from 'vitest';
import { importRow, recognised, columnsOf } from '@/csv/columns';
import { inDegrees } from '@/csv/degrees';
import { parseRows } from '@/csv/rows';
import { systemsOf } from '@/csv/systems';
import { toNumber } from '@/csv/values';
import { unknownWords, withChosen } from '@/csv/words';

const load = (text: string) => {
  const rows = parseRows(Buffer.from(text));
  return { rows, columns: recognised('locations', columnsOf(rows)) };
};

describe('positions in metres', () => {
  // Expected by cs2cs of PROJ 9.1 with its own definitions of these codes.
  test.each([
    ['25832', 405_500, 5_757_000, 51.955662, 7.62479],
    ['4647', 32_405_500, 5_757_000, 51.955662, 7.62479],
    ['25833', 391_500, 5_820_000, 52.519296, 13.400909],
    ['31466', 2_566_000, 5_646_000, 50.945471, 6.938492],
    ['31467', 3_405_500, 5_759_000, 51.956895, 7.624233],
    ['31468', 4_468_000, 5_334_000, 48.143224, 11.568559],
    ['31469', 5_410_000, 5_657_000, 51.041115, 13.714794],
    ['2056', 2_683_000, 1_247_500, 47.373111, 8.537598],
    ['28992', 121_500, 487_500, 52.374351, 4.895262],
    ['31287', 625_000, 483_000, 48.206841, 16.361285],
    ['2154', 652_000, 6_862_000, 48.856248, 2.345812],
    ['27700', 530_000, 180_500, 51.508484, -0.12817],
    ['3857', 850_000, 6_790_000, 51.943965, 7.63568],
  ])('EPSG:%s as PROJ has them, to some metres', (code, east, north, latitude, longitude) => {
    // With either first, where the numbers tell which is which.
    for (const header of ['Name;Rechtswert;Hochwert', ...(['27700', '31469'].includes(code) ? [] : ['Name;Y;X'])]) {
      const { rows, columns } = load(`${header}\nMarkt;${east};${north}\n`);
      expect(systemsOf(rows, columns)).toContain(code);
      const row = importRow('locations', inDegrees(rows, columns, code)[0] ?? { line: 0, fields: {} }, columns);
      expect(Math.abs(Number(row.latitude) - latitude)).toBeLessThan(4e-5);
      expect(Math.abs(Number(row.longitude) - longitude)).toBeLessThan(6e-5);
      // A location without a key of its own is keyed by where it is.
      expect(row.location_id).toMatch(/^[0-9a-z]{10}$/);
    }
  });

  test('are told from degrees; a missing one stays what it is', () => {
    const degrees = load('Name;Breite;Länge\nMarkt;51,95;7,62\nHafen;0;0\n');
    expect(systemsOf(degrees.rows, degrees.columns)).toEqual([]);
    const metres = load('Name;Easting;Northing\nMarkt;405.500,25;5.757.000,50\nHafen;0;0\nPark;;\n');
    expect(systemsOf(metres.rows, metres.columns)).toEqual(['25832', '25833', '25831', '3857']);
    const [market, ...others] = inDegrees(metres.rows, metres.columns, '25832');
    expect(market?.fields).toMatchObject({
      Easting: expect.closeTo(7.62479, 4),
      Northing: expect.closeTo(51.95567, 4),
    });
    expect(others).toEqual(metres.rows.slice(1));
    expect(() => inDegrees(metres.rows, metres.columns, '4711')).toThrow('There is no system EPSG:4711');
  });

  test.each([
    ['9,5 t', 9.5],
    ['405.500,25', 405_500.25],
    ['405 500,25 m', 405_500.25],
    ['5.757.000', 5_757_000],
    ['5,757,000.5', 5_757_000.5],
    ['51.960', 51.96],
    ['1.5.3', '1.5.3'],
    ['12 a', '12 a'],
  ])('%s as a number', (text, value) => {
    expect(toNumber(text)).toBe(value);
  });
});

test('words that are no value are counted, and stand for what is chosen', () => {
  const rows = parseRows(
    Buffer.from('Nr;Farbe;aktiv\n1;Weißglas;ja\n2;Klarsicht;stillgelegt\n3;KLARSICHT;\n4;12;nein\n'),
  );
  const columns = recognised('bins', columnsOf(rows));
  const there = { material_type: new Set(['11', '12', '13']), active: new Set(['true', 'false', 'aktiv']) };
  expect(unknownWords('bins', rows, columns, {}, there)).toEqual([
    { field: 'material_type', text: 'Klarsicht', rows: 2 },
    { field: 'active', text: 'stillgelegt', rows: 1 },
  ]);
  const words = withChosen('bins', {}, { material_type: { klarsicht: '11' }, active: { stillgelegt: 'false' } });
  expect(rows.map((row) => importRow('bins', row, columns, {}, words))).toEqual([
    { container_id: '1', material_type: '11', active: true },
    { container_id: '2', material_type: '11', active: false },
    { container_id: '3', material_type: '11' },
    { container_id: '4', material_type: '12', active: false },
  ]);
});
