import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { ImportKind, User } from '@/api/generated/dashboard.schemas';
import { initial } from '@/api/session';
import { loadMessages } from '@/i18n/load';
import type { JudgedRow } from '@/resources/imports/places';
import { detailsOf } from '@/resources/imports/report';

const row = (field: string, before: unknown, after: unknown) => ({ field, before, after });
const told = async (kind: ImportKind, more: Partial<JudgedRow>) => {
  const intl = createIntl({ locale: 'de', messages: await loadMessages('de') });
  return detailsOf({ row: 0, key: 'A-1', status: 'changed', ...more }, kind, intl, (line) => line + 1);
};

test('changed values are told as the lists show them', async () => {
  initial({ disposition_areas: [{ id: 3, name: 'Ost' }] } as User);
  const truck = [
    row('capacity', 18, 18.75),
    row('available', true, false),
    row('default_disposition_area_id', null, 3),
    row('default_disposition_area_id', 3, 99),
  ];
  expect(await told('trucks', { changes: truck })).toBe(
    'Nutzlast (t): 18 → 18,75; Verfügbar: Verfügbar → Nicht verfügbar; ' +
      'Standard-Dispositionsgebiet: – → Ost; Standard-Dispositionsgebiet: Ost → 99',
  );
  const location = [row('location_type', 'public', 'recycling_depot'), row('is_active', true, false)];
  expect(await told('locations', { changes: location })).toBe('Art: Öffentlich → Wertstoffhof; Aktiv: Aktiv → Inaktiv');
  expect(await told('tours', { changes: [row('material_type', ['11'], ['11', '12'])] })).toBe(
    'Material: Weißglas → Weißglas, Grünglas',
  );
});

test('what two rules refuse in the same words is told once', async () => {
  const error = { path: 'rows.0.phone', message: 'English', code: 'pattern' };
  expect(await told('drivers', { status: 'refused', errors: [error, { ...error, code: 'type' }] })).toBe(
    'Telefon: hat nicht die richtige Form',
  );
});
