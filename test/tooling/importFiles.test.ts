import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { columnsOf, importRow, recognised } from '@/csv/columns';
import { recordsOf } from '@/csv/csv';
import { MOST_BYTES, parseRows, readRows } from '@/csv/rows';
import { TooLarge } from '@/csv/unusable';
import { toDay } from '@/csv/values';
import { workbook } from '../setup/workbook';

const load = (text: string, kind: Parameters<typeof recognised>[0] = 'locations') => {
  const rows = parseRows(Buffer.from(text));
  const map = recognised(kind, columnsOf(rows));
  return { map, rows: rows.map((row) => importRow(kind, row, map)) };
};

describe('files as other programs write them', () => {
  test('an Excel workbook, with the number of each row, and days as days', async () => {
    const rows = await readRows(new Uint8Array(await readFile('test/tooling/sites.xlsx')));
    expect(rows).toEqual([
      {
        line: 2,
        fields: {
          ...{ 'Standort-ID': 'X-1', Name: 'Am Markt', Breitengrad: '51.94', Längengrad: '7.6' },
          ...{ Bemerkung: '=HYPERLINK', Seit: '2024-01-01' },
        },
      },
      {
        line: 4,
        fields: {
          ...{ 'Standort-ID': 'X-2', Name: 'Hafen', Breitengrad: '51.95', Längengrad: '7.61', Bemerkung: '' },
          Seit: '2024-01-02',
        },
      },
    ]);
    const torn = new Uint8Array([0x50, 0x4b, 3, 4, ...randomBytes(200)]);
    await expect(readRows(torn)).rejects.toThrow('The workbook cannot be read');
  });

  test('a day with a time of the clock keeps it, and counts as that day where one is asked for', async () => {
    const nine = 46_354.375;
    const sixteenTwenty = 16 / 24 + 20 / 1440;
    const rows = await readRows(
      new Uint8Array(
        workbook([
          ['Datum', 'Hinweis', 'Um'],
          [nine, nine, sixteenTwenty],
        ]),
      ),
    );
    expect(rows.map(({ fields }) => fields)).toEqual([
      { Datum: '2026-11-28 09:00:00', Hinweis: '2026-11-28 09:00:00', Um: '16:20' },
    ]);
    expect(['2026-11-28 09:00:00', '28.11.2026 9:00', '2026-11-28T09:00'].map(toDay)).toEqual(
      Array.from({ length: 3 }, () => '2026-11-28'),
    );
  });

  test('cells of a workbook that are merged downwards are of each of their rows, those of the title and the header of none', async () => {
    const rows = await readRows(
      new Uint8Array(
        workbook(
          [
            ['Behälter 2026', '', ''],
            ['Standort-ID', 'Behälter-ID', 'Farbe'],
            ['', '', 'Glas'],
            ['A-1', 'A-1-W', 'weiß'],
            ['', 'A-1-G', 'grün'],
            ['', 'A-1-B', ''],
            ['', 'A-2-W', 'weiß'],
          ],
          ['A1:C1', 'A2:A3', 'B2:B3', 'A4:A6', 'C5:C6'],
        ),
      ),
    );
    expect(rows.map(({ fields }) => Object.values(fields))).toEqual([
      ['', '', 'Glas'],
      ['A-1', 'A-1-W', 'weiß'],
      ['A-1', 'A-1-G', 'grün'],
      ['A-1', 'A-1-B', 'grün'],
      ['', 'A-2-W', 'weiß'],
    ]);
  });

  test('a file that would take the memory of a browser is too large, and one whose cells are merged again and again is read', async () => {
    const read = (...given: Parameters<typeof workbook>) => readRows(new Uint8Array(workbook(...given)));
    await expect(readRows(new Uint8Array(MOST_BYTES + 1))).rejects.toThrow(TooLarge);
    await expect(read([['a', ' '.repeat(2 * MOST_BYTES)]])).rejects.toThrow(TooLarge);
    await expect(read([['a', 'b</t></is></c><c r="XFD1048576"><is><t>']])).rejects.toThrow(TooLarge);
    // The reader copies all its rows for each part of the file, and on a busy machine makes the parts ever smaller.
    const rows = Array.from({ length: 5000 }, () => ['A-1', 'b']);
    const often = Array.from({ length: 80_000 }, () => 'A2:A5000');
    expect(await read([['Standort-ID', 'Name'], ...rows], often)).toHaveLength(5000);
  });

  test('a CSV file of ours that was saved as a workbook has its phones without the apostrophe in front', async () => {
    const rows = await readRows(
      new Uint8Array(
        workbook([
          ['Fahrer-ID', 'Telefon'],
          ['F-1', "'+49 171 1"],
          ['F-2', "'t"],
        ]),
      ),
    );
    expect(rows.map(({ fields }) => fields.Telefon)).toEqual(['+49 171 1', "'t"]);
  });

  test('two columns of one name are both there, and the first is what it says', () => {
    const { map, rows } = load('Nr.;Bezeichnung;Straße;Nr.;Breitengrad;Längengrad\nA-1;Markt;Allee;7;51,9;8\n');
    expect(map).toMatchObject({ location_id: 'Nr.', street: 'Straße' });
    expect(Object.values(map)).not.toContain('Nr. (2)');
    expect(rows[0]).toMatchObject({ location_id: 'A-1', location_name: 'Markt', street: 'Allee' });
    const [row] = parseRows(Buffer.from('Nr.;Nr.;Nr. (2);Nr.\na;b;c;d\n'));
    expect(row?.fields).toEqual({ 'Nr.': 'a', 'Nr. (2)': 'b', 'Nr. (2) (2)': 'c', 'Nr. (3)': 'd' });
  });

  test('empty cells at the end may be left out, and notes beside the columns of a workbook are none of them', () => {
    const { rows } = load('Nr;Name;Telefon\nF-1;Ada Aue;0170 1\nF-2;Jo Gut\nF-3;Mo Ritz;\n', 'drivers');
    expect(rows.map(({ name, phone }) => [name, phone])).toEqual([
      ['Ada Aue', '0170 1'],
      ['Jo Gut', null],
      ['Mo Ritz', null],
    ]);
    const sheet = [
      ['Nr', 'Name', '', ''],
      ['F-1', 'Ada Aue', '', 'geht im Mai'],
    ].map((cells, at) => ({ line: at + 1, cells }));
    expect(recordsOf(sheet, false)).toEqual([{ line: 2, fields: { Nr: 'F-1', Name: 'Ada Aue' } }]);
  });

  test('GeoJSON with its bounds in front of its features', () => {
    const feature = (name: string) =>
      `{"type": "Feature", "properties": {"name": "${name}"}, "geometry": {"type": "Point", "coordinates": [8, 51.9]}}`;
    const text = `{"type": "FeatureCollection",\n"bbox": [-10.0, -10.0, 10.0, 10.0],\n"features": [\n${feature('Hafen')},\n${feature('Markt')}]}`;
    expect(load(text).rows.map(({ location_name }) => location_name)).toEqual(['Hafen', 'Markt']);
    expect(parseRows(Buffer.from(text)).map(({ line }) => line)).toEqual([4, 5]);
  });

  test('GeoJSON with one point in each MultiPoint; of several none is the position', () => {
    const feature = (...coordinates: number[][]) => ({
      type: 'Feature',
      geometry: { type: 'MultiPoint', coordinates },
    });
    const features = [feature([8, 51.9]), feature([8, 51.9], [8.1, 51.9]), feature()];
    const rows = parseRows(Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })));
    expect(rows.map(({ fields: { lng, lat } }) => `${lng} ${lat}`)).toEqual([
      '8 51.9',
      'undefined undefined',
      'undefined undefined',
    ]);
  });

  test('trucks as the lists are saved, in the words of either language, and flags of Excel', () => {
    for (const [yes, no, capacity] of [
      ['Available', 'Not available', 'Capacity (t)'],
      ['Verfügbar', 'Nicht verfügbar', 'Nutzlast (t)'],
      ['WAHR', 'FALSCH', 'Nutzlast'],
      ['TRUE', 'FALSE', 'capacity'],
    ]) {
      const { rows } = load(`license_plate;${capacity};Available\nA;9,5;${yes}\nB;10;${no}\n`, 'trucks');
      expect(rows).toEqual([
        { license_plate: 'A', capacity: 9.5, available: true },
        { license_plate: 'B', capacity: 10, available: false },
      ]);
    }
  });
});
