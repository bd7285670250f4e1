import { describe, expect, test } from 'vitest';
import type { Tour } from '@/api/generated/dashboard.schemas';
import { newConflicts } from '@/shifts/model/conflicts/check';
import type { Scene } from '@/shifts/model/conflicts/types';
import type { Entry, Plan } from '@/shifts/schedule/schedule';
import type { Resource, Write } from '@/shifts/model/blocks';
import { applyChange, changeBetween } from '@/shifts/model/writes';
import { tour } from '../resources/tours/world';

const DAY = '2026-11-24';
const entry = (start_time: string, end_time: string, more: Partial<Entry> = {}): Entry => ({
  ...{ work_date: DAY, start_time, end_time, available: true, material_type_id: null, disposition_area_id: null },
  ...more,
});
const set = (key: string, e: Entry): Write => ({ op: 'set', key, entry: e, replaces: null });
const person = (key: string, area: number | null, more: Partial<Resource> = {}): Resource => ({
  ...{ key, label: `Label ${key}`, detail: '', available: true, area, compartments: null },
  ...more,
});
const planOf = (resources: Resource[], entries: Record<string, Entry[]>): Plan =>
  new Map(resources.map(({ key }) => [key, { key, entries: entries[key] ?? [], defaults: [] }]));

function scene(
  kind: Scene['kind'],
  { trucks = [] as Resource[], drivers = [] as Resource[], entries = {} as Record<string, Entry[]> },
): Scene {
  const map = (list: Resource[]) => new Map(list.map((resource) => [resource.key, resource]));
  return {
    kind,
    plans: { trucks: planOf(trucks, entries), drivers: planOf(drivers, entries) },
    resources: { trucks: map(trucks), drivers: map(drivers) },
    zone: 'Europe/Berlin',
  };
}
/** The conflicts of a change, and what is left of them after the first way out of each. */
function tried(at: Scene, writes: Write[]) {
  const change = { [at.kind]: writes };
  const found = newConflicts(at, change);
  const fixed = found.map((conflict) => {
    const fix = conflict.fixes[0];
    if (!fix) return ['no way out'];
    const after = applyChange(applyChange(at.plans, change), { [conflict.kind]: fix.writes });
    return newConflicts(at, changeBetween(at.plans, after)).map((c) => c.rule);
  });
  return { found, rules: found.map((c) => c.rule), fixed };
}

const solo = (at: Resource) => scene('drivers', { drivers: [at] });
const driver = person('D', null);

describe('each rule says what and offers a way out', () => {
  test('overlap: begin after the other shift', () => {
    const at = scene('drivers', { drivers: [driver], entries: { D: [entry('06:00', '10:00')] } });
    const { rules, found, fixed } = tried(at, [set('D', entry('09:00', '12:00'))]);
    expect(rules).toEqual(['overlap']);
    expect(found[0]).toMatchObject({ refused: true, values: { other: '06:00–10:00' } });
    expect(found[0]?.fixes.map((f) => [f.name, f.value])).toEqual([
      ['start', '10:00'],
      ['replace', '06:00'],
    ]);
    expect(fixed).toEqual([[]]);
    expect(tried(at, [set('D', entry('10:00', '12:00'))]).rules).toEqual([]);
  });

  test('rest under 11 hours, to the day before and to the day after', () => {
    const late = { D: [entry('14:00', '22:00', { work_date: '2026-11-23' })] };
    const at = scene('drivers', { drivers: [driver], entries: late });
    const { rules, found, fixed } = tried(at, [set('D', entry('06:00', '14:00'))]);
    expect(rules).toEqual(['rest']);
    expect(found[0]?.values.hours).toBe(8);
    expect(found[0]?.fixes[0]).toMatchObject({ name: 'start', value: '09:00' });
    expect(fixed).toEqual([[]]);
    const early = { D: [entry('05:00', '09:00', { work_date: '2026-11-25' })] };
    const next = tried(scene('drivers', { drivers: [driver], entries: early }), [set('D', entry('14:00', '20:00'))]);
    expect(next.found.map((c) => [c.rule, c.day])).toEqual([['rest', '2026-11-25']]);
  });

  test('rest counts the hours that pass: in March the night is an hour shorter', () => {
    const nights = (before: string, day: string) => {
      const at = scene('drivers', {
        drivers: [driver],
        entries: { D: [entry('12:00', '19:00', { work_date: before })] },
      });
      return tried(at, [set('D', entry('06:00', '12:00', { work_date: day }))]).rules;
    };
    expect(nights('2026-03-27', '2026-03-28')).toEqual([]);
    expect(nights('2026-03-28', '2026-03-29')).toEqual(['rest']);
  });

  test('between the halves of a night there is no rest: a shift that ends after midnight is entered as two', () => {
    const evening = { D: [entry('22:00', '23:59', { work_date: '2026-11-23' })] };
    const at = scene('drivers', { drivers: [driver], entries: evening });
    expect(tried(at, [set('D', entry('00:00', '06:00'))]).rules).toEqual([]);
    expect(tried(at, [set('D', entry('00:15', '06:00'))]).rules).toEqual(['rest']);
  });

  test('a night belongs to the day it began on: its hours count together, and the rest begins when it ends', () => {
    const evening = { D: [entry('20:00', '23:59', { work_date: '2026-11-23' })] };
    const at = scene('drivers', { drivers: [driver], entries: evening });
    expect(tried(at, [set('D', entry('00:00', '06:00'))]).rules).toEqual([]);
    const { found, fixed } = tried(at, [set('D', entry('00:00', '08:30'))]);
    expect(found.map((c) => [c.rule, c.day, c.values.hours])).toEqual([['long', DAY, 12.5]]);
    expect(found[0]?.fixes[0]).toMatchObject({ name: 'end', value: '06:00' });
    expect(fixed).toEqual([[]]);
    // The other way round: the evening is entered last.
    const morning = scene('drivers', { drivers: [driver], entries: { D: [entry('00:00', '06:00')] } });
    expect(tried(morning, [set('D', entry('18:00', '23:59', { work_date: '2026-11-23' }))]).rules).toEqual(['long']);
    // The hours after midnight are not of the day on which they lie.
    const night = scene('drivers', { drivers: [driver], entries: { D: [...evening.D, entry('00:00', '05:00')] } });
    expect(tried(night, [set('D', entry('16:00', '23:00'))]).rules).toEqual([]);
    const early = tried(night, [set('D', entry('12:00', '18:00'))]);
    expect(early.found.map((c) => [c.rule, c.values.other])).toEqual([['rest', '05:00']]);
    expect(early.found[0]?.fixes[0]).toMatchObject({ name: 'start', value: '16:00' });
  });

  test('over 10 hours, all shifts of the day together; trucks may', () => {
    const { rules, found, fixed } = tried(solo(driver), [set('D', entry('06:00', '16:30'))]);
    expect(rules).toEqual(['long']);
    expect(found[0]?.fixes[0]).toMatchObject({ name: 'end', value: '16:00' });
    expect(fixed).toEqual([[]]);
    const split = scene('drivers', { drivers: [driver], entries: { D: [entry('05:00', '12:00')] } });
    expect(tried(split, [set('D', entry('13:00', '17:00'))]).rules).toEqual(['long']);
    const truck = scene('trucks', { trucks: [person('T', null, { compartments: 3 })] });
    expect(tried(truck, [set('T', entry('06:00', '22:00'))]).rules).toEqual([]);
  });

  test('a combined material in a truck of one compartment: a single material, or a truck that has two', () => {
    const trucks = [person('T', null, { compartments: 1 }), person('U', null, { compartments: 2, label: 'U' })];
    const at = scene('trucks', { trucks });
    const { rules, found, fixed } = tried(at, [set('T', entry('06:00', '14:00', { material_type_id: '12+13' }))]);
    expect(rules).toEqual(['material']);
    expect(found[0]?.refused).toBe(true);
    expect(found[0]?.fixes.map((f) => f.value)).toEqual(['12', '13', 'U']);
    expect(fixed).toEqual([[]]);
    expect(tried(at, [set('U', entry('06:00', '14:00', { material_type_id: '12+13' }))]).rules).toEqual([]);
  });

  test('not available that day, or out of service', () => {
    const off = { D: [entry('00:00', '23:59', { available: false })] };
    const drivers = [driver, person('E', null, { label: 'Eva' })];
    const away = tried(scene('drivers', { drivers, entries: off }), [set('D', entry('06:00', '14:00'))]);
    expect(away.rules).toEqual(['unavailable']);
    expect(away.found[0]?.fixes.map((f) => [f.name, f.value])).toEqual([
      ['lift', ''],
      ['other', 'Eva'],
    ]);
    expect(away.fixed).toEqual([[]]);
    const sick = tried(solo(person('D', null, { available: false })), [set('D', entry('06:00', '14:00'))]);
    expect(sick.found.map((c) => [c.rule, c.refused])).toEqual([['unavailable', false]]);
  });

  test('who is on a tour with the truck keeps it, unless that is meant; one who is not under way is not asked about', () => {
    const shift = entry('06:00', '14:00', { driver_id: 'F-07' });
    const trucks = [person('GL-ÄB 12', null)];
    const rules = (status: Tour['status'], change: Partial<Entry>) => {
      const at = scene('trucks', { trucks, entries: { 'GL-ÄB 12': [shift] } });
      const tours = [tour(1, { date: DAY, status })];
      return tried({ ...at, tours }, [{ ...set('GL-ÄB 12', { ...shift, ...change }), replaces: '06:00' } as Write]);
    };
    const { found } = rules('in_progress', { driver_id: null });
    expect(found.map((c) => [c.rule, c.refused, c.values.other])).toEqual([['underWay', false, 'Jana Kurz']]);
    expect(rules('in_progress', { driver_id: 'F-08' }).rules).toEqual(['underWay']);
    expect(rules('in_progress', { end_time: '15:00' }).rules).toEqual([]);
    expect(rules('planned', { driver_id: null }).rules).toEqual([]);
  });
});
