import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { FieldError, ImportKind, TourStopInput } from '@/api/generated/dashboard.schemas';
import { getSession } from '@/api/session';
import { CSV_START, CSV_TYPE, csvDialect, toCsv } from '@/csv/csv';
import { saveFile } from '@/csv/saveFile';
import { formatTime } from '@/i18n/dates';
import {
  activeMessages,
  availableMessages,
  importStatusMessages,
  locationTypeMessages,
  materialMessages,
} from '@/i18n/domain';
import { formatKm } from '@/i18n/format';
import type { JudgedRow } from './places';
import { reasonIn } from './reasons';
import { importMessages as messages, recordLabels } from './messages';

/** Values that have words, by field. */
const valueWords: Record<string, Record<string, MessageDescriptor>> = {
  location_type: locationTypeMessages,
  material_type: materialMessages,
  is_active: { true: activeMessages.active, false: activeMessages.inactive },
  active: { true: activeMessages.active, false: activeMessages.inactive },
  available: { true: availableMessages.available, false: availableMessages.unavailable },
};

/** A value as the lists show it: areas by their names, stops of a tour by their locations and times. */
function said(field: string, value: unknown, intl: IntlShape): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.map((one) => said(field, one, intl)).join(', ') || '–';
  const words = valueWords[field]?.[String(value)];
  if (words) return intl.formatMessage(words);
  if (field.endsWith('disposition_area_id'))
    return getSession().user?.disposition_areas.find(({ id }) => id === value)?.name ?? String(value);
  if (typeof value === 'number') return intl.formatNumber(value, { maximumFractionDigits: 6, useGrouping: false });
  if (typeof value !== 'object') return String(value);
  const { location_id, planned_at } = value as Partial<TourStopInput>;
  if (location_id === undefined) return JSON.stringify(value);
  return planned_at ? `${location_id} ${formatTime(intl, planned_at)}` : location_id;
}

/** Where one of several values is wanted: with these in the words of the interface, which are understood as well. */
function inWords(error: FieldError, field: string, intl: IntlShape): FieldError {
  const words = valueWords[field];
  if (!words || error.code !== 'enum' || !error.value) return error;
  const value = error.value.split(', ').map((one) => (words[one] ? intl.formatMessage(words[one]) : one));
  return { ...error, value: value.join(', ') };
}

/** What became of a row, in words. @param lineOf the line of a row in its file */
export function detailsOf(
  { changes = [], errors = [], near, far }: JudgedRow,
  kind: ImportKind,
  intl: IntlShape,
  lineOf: (row: number) => number,
): string {
  const nameOf = (field: string) => {
    const message = recordLabels[kind][field];
    return message ? intl.formatMessage(message) : field;
  };
  // Two rules can refuse a value in the same words.
  const all = new Set([
    ...changes.map(({ field, before, after }) =>
      intl.formatMessage(messages.change, {
        field: nameOf(field),
        before: said(field, before, intl),
        after: said(field, after, intl),
      }),
    ),
    ...errors.map((error) => {
      const field = error.path.split('.')[2] ?? '';
      return `${nameOf(field)}: ${reasonIn(inWords(error, field, intl), intl, lineOf)}`;
    }),
    ...(near ? [intl.formatMessage(messages.near, { distance: near.distance, key: near.location_id })] : []),
    ...(far ? [intl.formatMessage(messages.far, { distance: formatKm(intl, far) })] : []),
  ]);
  return [...all].join('; ');
}

/** Offers the report of an import as CSV. @param lineOf the line of a row in its file, where that is known */
export function saveReport(
  { rows, kind, name }: { rows: readonly JudgedRow[]; kind: ImportKind; name: string },
  intl: IntlShape,
  lineOf = (row: number) => row + 1,
) {
  const head = [messages.row, messages.key, messages.status, messages.details].map((text) => intl.formatMessage(text));
  const table = rows.map((row) => [
    ...[lineOf(row.row), row.key, intl.formatMessage(importStatusMessages[row.status])],
    detailsOf(row, kind, intl, lineOf),
  ]);
  const text = CSV_START + toCsv([head, ...table], csvDialect(intl.locale));
  saveFile(new Blob([text], { type: CSV_TYPE }), `${name}-report.csv`);
}
