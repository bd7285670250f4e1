import type { Locator } from 'playwright';
import type { Ledger, RecordNote } from './ledger';
import { tap } from './look';

/** A form on the page, what is typed into it, and what it means for the ledger when the save is confirmed or not. */
export interface OpenForm {
  title: RegExp;
  submit: string;
  /** Label and value of each field; selects are chosen by value. */
  fields: [label: string, value: string][];
  /** Switches that are turned on. */
  switches?: string[];
  /** Something was typed into it, which the page has to keep from then on. */
  begun: boolean;
  filled: boolean;
  failures: number;
  sent: () => void;
  confirmed: () => void;
}

type Plan = Pick<OpenForm, 'title' | 'submit' | 'fields' | 'switches' | 'sent' | 'confirmed'>;

const form = (plan: Plan): OpenForm => ({ ...plan, begun: false, filled: false, failures: 0 });

function record(ledger: Ledger, list: RecordNote['list'], key: string, name: string): Pick<Plan, 'sent' | 'confirmed'> {
  const known = ledger.records.find((note) => note.key === key);
  const note: RecordNote = known ?? { list, key, name: null, sent: [], deleted: false };
  return {
    sent: () => {
      if (!ledger.records.includes(note)) ledger.records.push(note);
      note.sent.push(name);
    },
    confirmed: () => Object.assign(note, { name, sent: [] }),
  };
}

function entry(ledger: Ledger, list: 'complaints' | 'shifts', what: string): Pick<Plan, 'sent' | 'confirmed'> {
  return {
    sent: () => void ledger.entries.push({ list, what, confirmed: false }),
    confirmed: () => Object.assign(ledger.entries.at(-1) ?? {}, { confirmed: true }),
  };
}

export const driverForm = (ledger: Ledger, key: string, name: string) =>
  form({
    title: /^Create driver$/,
    submit: 'Create driver',
    fields: [
      ['Driver ID', key],
      ['Name', name],
    ],
    ...record(ledger, 'drivers', key, name),
  });

export const editDriverForm = (ledger: Ledger, key: string, name: string) =>
  form({
    title: /^Edit driver /,
    submit: 'Save driver',
    fields: [['Name', name]],
    ...record(ledger, 'drivers', key, name),
  });

/** `place` is a number of its own for each location: two closer than 30 m would be asked about. */
export const locationForm = (ledger: Ledger, key: string, name: string, place: number) =>
  form({
    title: /^Create location$/,
    submit: 'Create location',
    fields: [
      ['Location ID', key],
      ['Name', name],
      ['Latitude', String(Number((40 + place / 100).toFixed(2)))],
      ['Longitude', '7.5'],
    ],
    ...record(ledger, 'locations', key, name),
  });

export const complaintForm = (ledger: Ledger, location: string, material: string) =>
  form({
    title: /^Create notification$/,
    submit: 'Create notification',
    fields: [
      ['Location', location],
      ['Material', material],
      ['Reported fill level', 'full'],
    ],
    ...entry(ledger, 'complaints', `${location} | ${material}`),
  });

const formatDay = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

export const shiftForm = (ledger: Ledger, driver: string, day: string, start: string) =>
  form({
    title: /^Create shift$/,
    submit: 'Create shift',
    fields: [
      ['Driver', driver],
      // As the field shows it, to be compared with what it holds.
      ['Date', formatDay(day)],
      ['Start', start],
      ['End', '13:00'],
    ],
    switches: ['Overwrite the schedule for this day'],
    ...entry(ledger, 'shifts', `${driver} | ${day} | ${start}`),
  });

const field = (dialog: Locator, label: string) =>
  dialog.getByLabel(label, { exact: true }).and(dialog.locator('input, select')).first();

export async function fill(dialog: Locator, form: OpenForm) {
  const { fields, switches = [] } = form;
  for (const [label, value] of fields) {
    const input = field(dialog, label);
    if (await input.evaluate((element) => element.matches('select'))) await input.selectOption(value);
    else await input.fill(value);
    form.begun = true;
  }
  for (const label of switches) await tap(dialog.getByText(label, { exact: true }));
}

/** What the form holds now, to be the same as what was typed. */
export const typed = (dialog: Locator, { fields }: OpenForm) =>
  Promise.all(fields.map(async ([label]) => [label, await field(dialog, label).inputValue()]));
