import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkRows } from '../../scripts/import/check.ts';
import { mapColumns } from '../../scripts/import/columns.ts';
import { geohash } from '../../scripts/import/geohash.ts';
import { parseRows, UnusableFile } from '../../scripts/import/read.ts';

const areas = [{ id: 4, name: 'Nord' }];
const load = (text: string, defaults = {}) => {
  const rows = parseRows(Buffer.from(text));
  return checkRows(rows, mapColumns(rows, {}, defaults), defaults, areas);
};

describe('reading a file of locations', () => {
  test('a JSON array of a city, with the line of each row', () => {
    const { inputs, refused } = load(
      '[\n  {"lat": 51.94, "lng": 7.6, "ort": "Am [alten] Markt, {1}", "viertel": "Süd"},\n\n  {"lat": 51.95, "lng": 7.61, "ort": "Hafen"}\n]',
      { city: 'Glasfurt' },
    );
    expect(refused).toEqual([]);
    expect(inputs.map(({ line }) => line)).toEqual([2, 4]);
    expect(inputs[0]?.input).toMatchObject({
      location_id: geohash(51.94, 7.6, 10),
      location_name: 'Am [alten] Markt, {1}',
      city: 'Glasfurt',
      latitude: 51.94,
      location_type: 'public',
      is_active: true,
      disposition_area_id: null,
    });
  });

  test('GeoJSON points', () => {
    const feature = {
      type: 'Feature',
      id: '07/12',
      properties: { name: 'Hafen' },
      geometry: { type: 'Point', coordinates: [8.01, 51.9] },
    };
    const { inputs } = load(JSON.stringify({ type: 'FeatureCollection', features: [feature] }));
    expect(inputs[0]?.input).toMatchObject({ location_id: '07/12', longitude: 8.01, latitude: 51.9 });
  });

  test('CSV with semicolons, decimal commas, German headers, quotes and areas', () => {
    const { inputs, refused } = load(
      '\uFEFFStandortnummer;Bezeichnung;Straße;Stadt;Breitengrad;Längengrad;Gebiet;Aktiv\n' +
        'A/1;"Markt; Nord";Lindenallee 4;Glasfurt;51,94;8,01;nord;nein\n' +
        'A/2;Hafen;Kai 1;Glasfurt;51,95;8,02;West;ja\n',
    );
    expect(inputs[0]?.input).toMatchObject({
      location_id: 'A/1',
      location_name: 'Markt; Nord',
      latitude: 51.94,
      disposition_area_id: 4,
      is_active: false,
    });
    expect(refused).toEqual([{ line: 3, location_id: 'A/2', reason: 'there is no disposition area "West"' }]);
  });

  test('each bad row is refused with its line and reason, the others go in', () => {
    const { inputs, refused } = load(
      'id,name,lat,lng\n1,ok,51.9,8\n2,swapped,151.9,8\n3,,51.9,8\n4,no number,abc,8\n1,again,51.9,8\n5,zero,0,0\na:b,colon,51.9,8\n',
    );
    expect(inputs.map(({ line }) => line)).toEqual([2]);
    expect(refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '3 latitude 151.9 is outside the world; latitude and longitude look swapped',
      '4 location_name is missing',
      '5 latitude must be number',
      '6 location_id 1 stands on line 2 already',
      '7 the position is 0, 0',
      expect.stringContaining('8 location_id must match pattern'),
    ]);
  });

  test.each([
    ['nothing', '', 'empty'],
    ['broken JSON', '[{"lat": 1', 'looks like JSON but cannot be read'],
    ['an object without rows', '{"a": 1}', 'no array of rows'],
    ['an empty array', '[]', 'holds no rows'],
    ['text', 'Dear colleagues,\nhere is the list.', 'neither GeoJSON, nor a JSON array, nor CSV'],
    ['an open quote', 'name,lat,lng\n"a,1,2\n', 'CSV cannot be read'],
    ['missing columns', 'name,city,street\na,b,c\n', 'No column for latitude, longitude'],
  ])('%s is refused with a clear message', (_, text, message) => {
    expect(() => load(text)).toThrow(UnusableFile);
    expect(() => load(text)).toThrow(message);
  });

  test('10 MB of noise is refused', () => {
    expect(() => parseRows(randomBytes(10_000_000))).toThrow(UnusableFile);
    expect(() => load(randomBytes(7_500_000).toString('base64'))).toThrow(UnusableFile);
  });

  test('a geohash as its inventor computes it', () => {
    expect(geohash(57.64911, 10.40744, 11)).toBe('u4pruydqqvj');
  });
});
