import { defineMessages } from '@/i18n/define';
import { menu } from '@/i18n/menu';

export const importLabels = defineMessages({
  name: { id: 'imports.fields.name', defaultMessage: 'File' },
  at: { id: 'imports.fields.at', defaultMessage: 'Time' },
  actor: { id: 'imports.fields.actor', defaultMessage: 'Person' },
  kind: { id: 'imports.fields.kind', defaultMessage: 'Kind' },
  created: { id: 'imports.fields.created', defaultMessage: 'Created' },
  changed: { id: 'imports.fields.changed', defaultMessage: 'Changed' },
  unchanged: { id: 'imports.fields.unchanged', defaultMessage: 'Unchanged' },
  refused: { id: 'imports.fields.refused', defaultMessage: 'Refused' },
  undone_at: { id: 'imports.fields.undone_at', defaultMessage: 'Taken back' },
});

export const kindMessages = {
  locations: menu.locations,
  bins: menu.containers,
  trucks: menu.trucks,
  drivers: menu.drivers,
};

/** Fields of all kinds, as columns are mapped to them. */
export const targetMessages: Record<string, { id: string; defaultMessage: string }> = defineMessages({
  location_id: { id: 'imports.target.location_id', defaultMessage: 'Location ID' },
  location_name: { id: 'imports.target.location_name', defaultMessage: 'Location name' },
  city: { id: 'imports.target.city', defaultMessage: 'City' },
  street: { id: 'imports.target.street', defaultMessage: 'Street' },
  latitude: { id: 'imports.target.latitude', defaultMessage: 'Latitude' },
  longitude: { id: 'imports.target.longitude', defaultMessage: 'Longitude' },
  disposition_area: { id: 'imports.target.disposition_area', defaultMessage: 'Area by name' },
  disposition_area_id: { id: 'imports.target.disposition_area_id', defaultMessage: 'Area by number' },
  default_disposition_area_id: { id: 'imports.target.default_disposition_area_id', defaultMessage: 'Area by number' },
  location_type: { id: 'imports.target.location_type', defaultMessage: 'Location type' },
  is_active: { id: 'imports.target.is_active', defaultMessage: 'Active' },
  active: { id: 'imports.target.active', defaultMessage: 'Active' },
  container_id: { id: 'imports.target.container_id', defaultMessage: 'Container ID' },
  material_type: { id: 'imports.target.material_type', defaultMessage: 'Material code' },
  construction_type: { id: 'imports.target.construction_type', defaultMessage: 'Construction type' },
  constraints: { id: 'imports.target.constraints', defaultMessage: 'Blocked times' },
  license_plate: { id: 'imports.target.license_plate', defaultMessage: 'License plate' },
  name: { id: 'imports.target.name', defaultMessage: 'Name' },
  capacity: { id: 'imports.target.capacity', defaultMessage: 'Capacity (t)' },
  number_of_compartments: { id: 'imports.target.number_of_compartments', defaultMessage: 'Compartments' },
  available: { id: 'imports.target.available', defaultMessage: 'Available' },
  driver_id: { id: 'imports.target.driver_id', defaultMessage: 'Driver ID' },
  phone: { id: 'imports.target.phone', defaultMessage: 'Phone' },
});

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
      '{name} cannot be read. Take an Excel workbook (XLSX) or a CSV file (UTF-8) with a header line, JSON or GeoJSON.',
  },
  tooMany: {
    id: 'imports.tooMany',
    defaultMessage: '{name} has {rows, number} rows. At most {most, number} go in at once: split the file.',
  },
  columns: { id: 'imports.columns', defaultMessage: 'Columns of {name}' },
  noColumn: { id: 'imports.noColumn', defaultMessage: 'Not in the file' },
  missing: { id: 'imports.missing', defaultMessage: 'Choose a column for: {fields}' },
  check: { id: 'imports.check', defaultMessage: 'Preview' },
  result: { id: 'imports.result', defaultMessage: 'What would happen' },
  apply: {
    id: 'imports.apply',
    defaultMessage: 'Import {count, plural, one {# record} other {# records}}',
  },
  running: { id: 'imports.running', defaultMessage: 'Importing {count, plural, one {# row} other {# rows}} …' },
  applied: { id: 'imports.applied', defaultMessage: '{name} is imported' },
  failed: { id: 'imports.failed', defaultMessage: 'Not imported: {reason}' },
  nothing: { id: 'imports.nothing', defaultMessage: 'All records are as the file says. There is nothing to import.' },
  row: { id: 'imports.row', defaultMessage: 'Line' },
  key: { id: 'imports.key', defaultMessage: 'Key' },
  status: { id: 'imports.status', defaultMessage: 'Result' },
  details: { id: 'imports.details', defaultMessage: 'Details' },
  change: { id: 'imports.change', defaultMessage: '{field}: {before} → {after}' },
  near: { id: 'imports.near', defaultMessage: '{distance, number} m from {key}: possibly the same' },
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
