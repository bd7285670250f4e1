import type { MessageDescriptor } from 'react-intl';
import type { ImportKind } from '@/api/generated/dashboard.schemas';
import { defineMessages } from '@/i18n/define';
import { menu } from '@/i18n/menu';
import { binLabels } from '../bins/messages';
import { driverLabels } from '../drivers/messages';
import { locationLabels } from '../locations/messages';
import { tourLabels } from '../tours/messages';
import { truckLabels } from '../trucks/messages';

export const importLabels = defineMessages({
  name: { id: 'imports.fields.name', defaultMessage: 'File' },
  at: { id: 'imports.fields.at', defaultMessage: 'Time' },
  actor: { id: 'imports.fields.actor', defaultMessage: 'Person' },
  kind: { id: 'imports.fields.kind', defaultMessage: 'Kind' },
  undone_at: { id: 'imports.fields.undone_at', defaultMessage: 'Taken back' },
});

export const kindMessages = {
  locations: menu.locations,
  bins: menu.containers,
  trucks: menu.trucks,
  drivers: menu.drivers,
  tours: menu.tours,
};

const targetMessages = defineMessages({
  name: { id: 'imports.target.disposition_area', defaultMessage: 'Area by name' },
  id: { id: 'imports.target.disposition_area_id', defaultMessage: 'Area by number' },
  stops: { id: 'imports.target.stops', defaultMessage: 'Stops (location IDs in order)' },
});
const areas = {
  disposition_area: targetMessages.name,
  disposition_area_id: targetMessages.id,
  default_disposition_area_id: targetMessages.id,
};

type Labels = Record<ImportKind, Record<string, MessageDescriptor>>;

/** The fields of a record, as its lists name them. */
export const recordLabels: Labels = {
  locations: locationLabels,
  bins: binLabels,
  trucks: truckLabels,
  drivers: driverLabels,
  tours: {
    ...{ ...tourLabels, disposition_area_id: tourLabels.disposition_area },
    ...{ driver_id: driverLabels.driver_id, stops: targetMessages.stops },
  },
};

/** The fields of each kind, as columns are mapped to them: an area may be given by its name too. */
export const targetLabels: Labels = {
  locations: { ...locationLabels, ...areas },
  bins: binLabels,
  trucks: { ...truckLabels, ...areas },
  drivers: { ...driverLabels, ...areas },
  tours: { ...recordLabels.tours, ...areas },
};

export const importMessages = defineMessages({
  title: { id: 'imports.title', defaultMessage: 'Import' },
  search: { id: 'imports.search', defaultMessage: 'Search file' },
  empty: { id: 'imports.empty', defaultMessage: 'Nothing has been imported yet.' },
  file: { id: 'imports.file', defaultMessage: 'Import a file' },
  choose: { id: 'imports.choose', defaultMessage: 'Choose file' },
  drop: {
    id: 'imports.drop',
    defaultMessage:
      'Drop an Excel (XLSX), CSV, JSON or GeoJSON file here. Nothing is written before you have seen what would change.',
  },
  unusable: {
    id: 'imports.unusable',
    defaultMessage:
      '{name} cannot be read. Take an Excel workbook (XLSX) or a CSV file with a header line, JSON or GeoJSON.',
  },
  unlike: {
    id: 'imports.unlike',
    defaultMessage:
      '{name} cannot be read: line {line, number} has more cells than the header. Perhaps a cell holds a separator and is not in quotes.',
  },
  tooMany: {
    id: 'imports.tooMany',
    defaultMessage: '{name} has {rows, number} rows. At most {most, number} go in at once: split the file.',
  },
  tooWide: {
    id: 'imports.tooWide',
    defaultMessage:
      '{name} has {columns, number} columns. At most {most, number} can be chosen from: delete those that are not needed.',
  },
  tooLarge: {
    id: 'imports.tooLarge',
    defaultMessage:
      '{name} is too large: a file may have {most}\u00a0MB, and a workbook neither other large sheets nor cells far from its table. Split it, or save the table alone as CSV.',
  },
  columns: { id: 'imports.columns', defaultMessage: 'Columns of {name}' },
  always: { id: 'imports.always', defaultMessage: 'Always “{value}”' },
  noColumn: { id: 'imports.noColumn', defaultMessage: 'Not in the file' },
  missing: { id: 'imports.missing', defaultMessage: 'Choose a column for: {fields}' },
  unused: { id: 'imports.unused', defaultMessage: 'Not taken in: {columns}' },
  projected: { id: 'imports.projected', defaultMessage: 'The positions are in metres, not in degrees.' },
  system: { id: 'imports.system', defaultMessage: 'Coordinate system' },
  noSystem: { id: 'imports.noSystem', defaultMessage: 'Choose their coordinate system' },
  words: { id: 'imports.words', defaultMessage: 'Values that are not known' },
  word: { id: 'imports.word', defaultMessage: '{field} · {count, plural, one {# row} other {# rows}}' },
  meaning: { id: 'imports.meaning', defaultMessage: '{field} “{word}” is' },
  noMeaning: { id: 'imports.noMeaning', defaultMessage: 'Refused' },
  moreWords: {
    id: 'imports.moreWords',
    defaultMessage: '{count, plural, one {# more value} other {# more values}}: is it the right column?',
  },
  map: { id: 'imports.map', defaultMessage: 'Locations of the file' },
  check: { id: 'imports.check', defaultMessage: 'Preview' },
  result: { id: 'imports.result', defaultMessage: 'What would happen' },
  apply: {
    id: 'imports.apply',
    defaultMessage: 'Import {count, plural, one {# record} other {# records}}',
  },
  reading: { id: 'imports.reading', defaultMessage: 'Reading {name}…' },
  sending: {
    id: 'imports.sending',
    defaultMessage: 'Sending {count, plural, one {# row} other {# rows}}…',
  },
  checking: { id: 'imports.checking', defaultMessage: 'Checking {count, plural, one {# row} other {# rows}}…' },
  running: { id: 'imports.running', defaultMessage: 'Importing {count, plural, one {# row} other {# rows}}…' },
  cancelled: {
    id: 'imports.cancelled',
    defaultMessage: 'Cancelled. Nothing is imported unless {name} is in the list of imports.',
  },
  applied: {
    id: 'imports.applied',
    defaultMessage:
      '{name} is imported{refused, plural, =0 {} one {, except # refused row} other {, except # refused rows}}',
  },
  refusedSince: {
    id: 'imports.refusedSince',
    defaultMessage:
      '{count, plural, one {# row} other {# rows}} of {name} could no longer be imported: something has changed since the preview. The report says why.',
  },
  failed: { id: 'imports.failed', defaultMessage: 'Not imported: {reason}' },
  nothing: { id: 'imports.nothing', defaultMessage: 'All records are as the file says. There is nothing to import.' },
  row: { id: 'imports.row', defaultMessage: 'Line' },
  key: { id: 'imports.key', defaultMessage: 'Key' },
  status: { id: 'imports.status', defaultMessage: 'Result' },
  details: { id: 'imports.details', defaultMessage: 'Details' },
  change: { id: 'imports.change', defaultMessage: '{field}: {before} → {after}' },
  near: { id: 'imports.near', defaultMessage: '{distance, number}\u00a0m from {key}: possibly the same' },
  far: {
    id: 'imports.far',
    defaultMessage: '{distance} away from the others: are latitude and longitude right?',
  },
  more: { id: 'imports.more', defaultMessage: '{count, plural, one {# more row} other {# more rows}} in the report' },
  report: { id: 'imports.report', defaultMessage: 'Report as CSV' },
  undo: { id: 'imports.undo', defaultMessage: 'Take back' },
  undoTitle: { id: 'imports.undoTitle', defaultMessage: 'Take {name} back?' },
  undoText: {
    id: 'imports.undoText',
    defaultMessage: 'What it created is deleted, what it changed gets its old values. All of it or nothing.',
  },
  undone: { id: 'imports.undone', defaultMessage: '{name} was taken back' },
  undoFailed: { id: 'imports.undoFailed', defaultMessage: 'Not taken back: {reason}' },
  never: { id: 'imports.never', defaultMessage: 'No' },
});

/** Asked of who leaves the page while an import runs. */
export const leaveMessages = defineMessages({
  title: { id: 'imports.leave.title', defaultMessage: 'Leave this page?' },
  text: { id: 'imports.leave.text', defaultMessage: 'The import is still running and ends when you leave.' },
  confirm: { id: 'imports.leave.confirm', defaultMessage: 'Leave' },
});
