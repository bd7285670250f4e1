import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { columnsOf, importRow, missingOf, recognised, regrouped } from '@/csv/columns';
import { ALWAYS } from '@/csv/targets';
import { featureOf } from '@/csv/geoJson';
import { geohash } from '@/csv/geohash';
import { parseRows, type SourceRow } from '@/csv/rows';
import { UnusableFile } from '@/csv/unusable';

const load = (text: string, kind: Parameters<typeof recognised>[0] = 'locations', defaults = {}) => {
  const rows = parseRows(Buffer.from(text));
  const map = recognised(kind, columnsOf(rows));
  return { map, lines: rows.map(({ line }) => line), rows: rows.map((row) => importRow(kind, row, map, defaults)) };
};

describe('reading a file to import', () => {
  test('a header is recognised however it is written', () => {
    for (const header of ['location_id', 'Location ID', 'LOCATION-ID', 'Standort-ID', 'Standort ID'])
      expect([header, recognised('locations', [header])]).toEqual([header, { location_id: header }]);
  });

  test('a JSON array of a city, with the line of each row', () => {
    const { lines, rows } = load(
      '[\n  {"lat": 51.94, "lng": 7.6, "ort": "Am [alten] Markt, {1}", "viertel": "Süd"},\n\n  {"lat": 51.95, "lng": 7.61, "ort": "Hafen"}\n]',
      'locations',
      { city: 'Glasfurt' },
    );
    expect(lines).toEqual([2, 4]);
    expect(rows[0]).toEqual({
      location_id: geohash(51.94, 7.6, 10),
      ...{ location_name: 'Am [alten] Markt, {1}', city: 'Glasfurt', latitude: 51.94, longitude: 7.6 },
    });
  });

  test('GeoJSON points', () => {
    const geometry = { type: 'Point', coordinates: [8.01, 51.9] };
    const feature = { type: 'Feature', id: '07/12', properties: { name: 'Hafen' }, geometry };
    const { rows } = load(JSON.stringify({ type: 'FeatureCollection', features: [feature] }));
    expect(rows[0]).toEqual({ location_id: '07/12', location_name: 'Hafen', longitude: 8.01, latitude: 51.9 });
  });

  test('a record as GeoJSON: where it says, where its location is, along its stops, or nowhere', () => {
    const at = { latitude: 51.9, longitude: 8.01 };
    const stop = (location_id: string) => ({ location_id, planned_at: null, ...at });
    const shape = (record: object) => {
      const { geometry } = JSON.parse(featureOf(record)) as { geometry: { type: string; coordinates: unknown } | null };
      return geometry && [geometry.type, geometry.coordinates];
    };
    const point = [8.01, 51.9];
    expect(shape({ location_id: 'A', ...at })).toEqual(['Point', point]);
    expect(shape({ container_id: 'A', latitude: null, longitude: null })).toBeNull();
    expect(shape({ id: 1, location: { location_id: 'A', ...at } })).toEqual(['Point', point]);
    expect(shape({ id: 1, location: null })).toBeNull();
    expect(shape({ id: 1, stops: [stop('A'), stop('B')] })).toEqual(['LineString', [point, point]]);
    expect(shape({ id: 1, stops: [stop('A')] })).toEqual(['Point', point]);
    expect(shape({ id: 1, stops: [] })).toBeNull();
  });

  test('CSV with semicolons, decimal commas, German headers, quotes and areas', () => {
    const { rows } = load(
      '\uFEFFStandortnummer;Bezeichnung;Straße;Stadt;Breitengrad;Längengrad;Gebiet;Aktiv\n' +
        'A/1;"Markt; Nord";Lindenallee 4;Glasfurt;51,94;8,01;nord;nein\n',
    );
    expect(rows).toEqual([
      {
        ...{ location_id: 'A/1', location_name: 'Markt; Nord', street: 'Lindenallee 4', city: 'Glasfurt' },
        ...{ latitude: 51.94, longitude: 8.01, disposition_area: 'nord', is_active: false },
      },
    ]);
  });

  test('a name of several lines is folded into one, a note keeps its lines', () => {
    expect(load('Kennzeichen;Name\nX-1;"Drei-\r\nkammer\tNord"', 'trucks').rows).toEqual([
      { license_plate: 'X-1', name: 'Drei- kammer Nord' },
    ]);
    expect(load('Tour;Notiz\nNord;"Tor zu,\nklingeln"', 'tours').rows).toEqual([
      { route_name: 'Nord', details: 'Tor zu,\nklingeln' },
    ]);
  });

  test('tours of a spreadsheet: days as they are written, materials and stops in one cell each', () => {
    const { rows } = load(
      'Route;Datum;Kennzeichen;Fahrer;Material;Standorte\n' +
        'Nord 1;1.12.2026;GL-AB 12;;11, 12+13;"G-1 06:40; G-2;A/7 B"\n' +
        'Nord 2;2026-12-02;GL-AB 12;F-1;"[""11""]";"[""G-1""]"\n',
      'tours',
    );
    expect(rows).toEqual([
      {
        ...{ route_name: 'Nord 1', date: '2026-12-01', license_plate: 'GL-AB 12', driver_id: null },
        ...{ material_type: ['11', '12+13'], stops: ['G-1 06:40', 'G-2', 'A/7 B'] },
      },
      {
        ...{ route_name: 'Nord 2', date: '2026-12-02', license_plate: 'GL-AB 12', driver_id: 'F-1' },
        ...{ material_type: ['11'], stops: ['G-1'] },
      },
    ]);
  });

  test('the driver of a tour by the key where the name is there too', () => {
    expect(recognised('tours', ['Fahrer', 'Personalnummer']).driver_id).toBe('Personalnummer');
    expect(recognised('tours', ['Driver', 'Driver number']).driver_id).toBe('Driver number');
  });

  test.each([
    ['Weißglas', '11'],
    ['green glass', '12'],
    ['BRAUN', '13'],
    ['braun + grün', '12+13'],
    ['Weiß- und Braunglas', '11+13'],
    ['12+13', '12+13'],
    [11, '11'],
    ['Papier', 'Papier'],
  ])('glass by its colour: %s', (material, material_type) => {
    const fields = { nr: 'C-1', material };
    const map = recognised('bins', ['nr', 'material']);
    expect(importRow('bins', { line: 2, fields }, map)).toEqual({ container_id: 'C-1', material_type });
  });

  test.each([
    ['weiß, grün', ['11', '12']],
    ['Weißglas; green + brown', ['11', '12+13']],
    ['11 12', ['11', '12']],
  ])('glass of a tour by its colours: %s', (Material, material_type) => {
    const map = recognised('tours', ['Material']);
    expect(importRow('tours', { line: 2, fields: { Material } }, map)).toEqual({ material_type });
  });

  test('an empty cell says nothing, but takes a reference away', () => {
    const { rows } = load('driver_id,name,phone,default_disposition_area_id\nF-1,,,\n', 'drivers');
    expect(rows).toEqual([{ driver_id: 'F-1', phone: null, default_disposition_area_id: null }]);
  });

  test('two columns are enough', () => {
    const { rows } = load('driver_id,name\nF-1,Ada Aue\n', 'drivers');
    expect(rows).toEqual([{ driver_id: 'F-1', name: 'Ada Aue' }]);
  });

  test('what no column fills is missing, unless it has a default', () => {
    const { map } = load('name,city,street\na,b,c\n');
    expect(missingOf('locations', map)).toEqual(['latitude', 'longitude']);
    expect(missingOf('locations', map, { latitude: '1', longitude: '2' })).toEqual([]);
  });

  test.each([
    ['nothing', '', 'empty'],
    ['broken JSON', '[{"lat": 1', 'looks like JSON but cannot be read'],
    ['an object without rows', '{"a": 1}', 'no array of rows'],
    ['an empty array', '[]', 'holds no rows'],
    ['text', 'Dear colleagues,\nhere is the list.', 'neither GeoJSON, nor a JSON array, nor CSV'],
    ['an open quote', 'name,lat,lng\n"a,1,2\n', 'CSV cannot be read'],
  ])('%s is refused with a clear message', (_, text, message) => {
    expect(() => load(text)).toThrow(UnusableFile);
    expect(() => load(text)).toThrow(message);
  });

  test('10 MB of noise is refused', () => {
    expect(() => parseRows(randomBytes(10_000_000))).toThrow(UnusableFile);
    expect(() => load(randomBytes(7_500_000).toString('base64'))).toThrow(UnusableFile);
  });

  test('a list as offices keep it: a title above, Windows letters, German headers, units, an empty line and a sum below', () => {
    const text = [
      'Standortliste Glas, Stand 01.11.2026;;;;;;;',
      ';;;;;;;',
      'Standort-Nr.;Bezeichnung;Straße;PLZ;Ort;Breitengrad;Längengrad;Art',
      'GS-1;Süd / Bahnhof;Bahnhofstr. 3;50667;Köln;50,93;6,95 °;Öffentlich',
      ';;;;;;;',
      'Summe:;1;;;;;;',
    ].join('\r\n');
    const expected = {
      ...{ location_id: 'GS-1', location_name: 'Süd / Bahnhof', street: 'Bahnhofstr. 3', city: 'Köln' },
      ...{ latitude: 50.93, longitude: 6.95, location_type: 'public' },
    };
    const windows = Buffer.from(text, 'latin1');
    const unicode = Buffer.from(`\uFEFF${text.replaceAll(';', '\t')}`, 'utf16le');
    for (const bytes of [Buffer.from(text), windows, unicode]) {
      const rows = parseRows(bytes);
      const map = recognised('locations', columnsOf(rows));
      expect(rows.map(({ line }) => line)).toEqual([4, 6]);
      expect(importRow('locations', rows[0] as SourceRow, map)).toEqual(expected);
    }
  });

  test.each([
    [
      'bins',
      ['Behälter-Nr.', 'Standortnummer', 'Farbe', 'Bauart'],
      ['container_id', 'location_id', 'material_type', 'construction_type'],
    ],
    [
      'trucks',
      ['Kfz-Kennzeichen', 'Wagen', 'Nutzlast (t)', 'Anzahl Kammern'],
      ['license_plate', 'name', 'capacity', 'number_of_compartments'],
    ],
    ['drivers', ['Pers.-Nr.', 'Mitarbeiter', 'Handy'], ['driver_id', 'name', 'phone']],
    // And as the lists are exported, whatever the language of who imports them.
    ['drivers', ['Fahrer-ID', 'Name', 'Telefon'], ['driver_id', 'name', 'phone']],
    ...[
      ['Behälter-ID', 'Standort-ID', 'Material', 'Bauart', 'Aktiv'],
      ['Container ID', 'Location ID', 'Material', 'Construction', 'Active'],
    ].map(
      (columns) =>
        ['bins', columns, ['container_id', 'location_id', 'material_type', 'construction_type', 'active']] as const,
    ),
    [
      'locations',
      ['Standplatz-Nummer', 'Standplatz', 'Strasse / Haus-Nr.', 'Geo-Breite', 'Geo-Laenge'],
      ['location_id', 'location_name', 'street', 'latitude', 'longitude'],
    ],
  ] as const)('headers of %s as cities write them', (kind, columns, fields) => {
    expect(recognised(kind, columns)).toEqual(Object.fromEntries(fields.map((field, at) => [field, columns[at]])));
  });

  test('first and last names are one, a position in one column is two', () => {
    const people = regrouped(parseRows(Buffer.from('Personalnr;Name;Vorname\n1001;Özdemir;Ayşe\n')));
    const whole = recognised('drivers', columnsOf(people));
    expect(importRow('drivers', people[0] as SourceRow, whole)).toEqual({ driver_id: '1001', name: 'Ayşe Özdemir' });
    for (const position of ['51.94, 7.6', '51,94 7,6', '51,94; 7,6']) {
      const places = regrouped([{ line: 1, fields: { Nr: 'A', Name: 'Markt', Koordinaten: position } }]);
      const map = recognised('locations', columnsOf(places));
      expect(importRow('locations', places[0] as SourceRow, map)).toMatchObject({ latitude: 51.94, longitude: 7.6 });
    }
  });

  test('a value for all records, where the file has no column for it', () => {
    const [row] = parseRows(Buffer.from('container_id,material\nB-1,bunt\n'));
    const map = { container_id: 'container_id', material_type: 'material', construction_type: `${ALWAYS}igloo` };
    expect(missingOf('bins', map)).toEqual([]);
    expect(importRow('bins', row as SourceRow, map)).toEqual({
      ...{ container_id: 'B-1', material_type: '12+13', construction_type: 'igloo' },
    });
  });

  test('a line with more cells than the header is named', () => {
    expect(() => parseRows(Buffer.from('name,lat\na,b\nc,d,e\n'))).toThrow(expect.objectContaining({ line: 3 }));
    expect(parseRows(Buffer.from('name,lat\na,b,,\n'))).toEqual([{ line: 2, fields: { name: 'a', lat: 'b' } }]);
  });

  test('a geohash as its inventor computes it', () => {
    expect(geohash(57.64911, 10.40744, 11)).toBe('u4pruydqqvj');
  });
});
