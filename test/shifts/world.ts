import { http, HttpResponse } from 'msw';
import type {
  Tour,
  AvailabilityKey,
  TruckAvailability,
  TruckAvailabilityInput,
  TruckDefaultAvailabilitiesInput,
  TruckDefaultAvailability,
} from '@/api/generated/dashboard.schemas';
import { getListDriversMockHandler } from '@/api/generated/drivers/drivers.msw';
import { getListTrucksMockHandler } from '@/api/generated/trucks/trucks.msw';
import { getListToursMockHandler } from '@/api/generated/tours/tours.msw';
import {
  getFinishDayMockHandler,
  getListFinishedDaysMockHandler,
  getReopenDayMockHandler,
} from '@/api/generated/shifts/shifts.msw';
import { makeDriver, makeShift, makeTruck } from '../setup/factories';
import { problem } from '../setup/problem';

type Entry = TruckAvailability;

export const truckEntry = (work_date: string, start_time: string, end_time: string, more: Partial<Entry> = {}): Entry =>
  makeShift({
    ...{ work_date, start_time, end_time, available: true, material_type_id: '12', disposition_area_id: 1 },
    driver_id: null,
    ...more,
  });

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const usual: TruckDefaultAvailability[] = weekdays.map((day_of_week) => ({
  day_of_week,
  start_time: '06:00',
  end_time: '14:00',
  material_type_id: '12+13',
  disposition_area_id: 1,
}));

interface World {
  /** By plate, or by driver id. */
  trucks: Map<string, { entries: Entry[]; defaults: TruckDefaultAvailability[]; taken?: string[] }>;
  drivers: Map<string, { entries: Entry[]; defaults: TruckDefaultAvailability[] }>;
  /** Answers writes with this status, once set. */
  refuse: number | null;
  /** Of the day shown and the one before. */
  tours: Tour[];
}

const truck = (id: number, number_of_compartments: number, area: number | null, available = true) =>
  makeTruck({
    ...{ id, license_plate: `GL-A ${id}`, name: `Truck ${id}`, capacity: 18, number_of_compartments },
    ...{ default_disposition_area_id: area, available },
  });
const driver = (id: number, name: string, area: number | null) =>
  makeDriver({ id, driver_id: `F-0${id}`, name, phone: null, default_disposition_area_id: area, available: true });

/** A server of three trucks and three drivers that keeps what is written, as the contract says. */
export function shiftWorld() {
  const world: World = {
    trucks: new Map([
      ['GL-A 1', { entries: [truckEntry('2026-11-24', '07:00', '12:00')], defaults: usual }],
      ['GL-A 2', { entries: [], defaults: [] }],
      ['GL-A 3', { entries: [], defaults: [] }],
    ]),
    drivers: new Map([
      ['1', { entries: [], defaults: usual }],
      ['2', { entries: [], defaults: [] }],
      ['3', { entries: [], defaults: [] }],
    ]),
    refuse: null,
    tours: [],
  };
  const refusal = () => {
    const status = world.refuse ?? 500;
    return HttpResponse.json({ type: 'about:blank', title: 'No', status, detail: 'Server error' }, { status });
  };
  const own = (kind: 'trucks' | 'drivers', key: string) => {
    const found = world[kind].get(key);
    if (!found) throw new Error(`No ${kind} ${key}`);
    return found;
  };
  const overlap = (a: Entry, b: Entry) =>
    a.work_date === b.work_date && a.start_time < b.end_time && b.start_time < a.end_time;
  const truckOf = (driver: string, entry: Entry) =>
    [...world.trucks].find(([, { entries }]) =>
      entries.some((e) => e.driver_id === `F-0${driver}` && overlap(e, entry)),
    )?.[0] ?? null;
  const spanned = (driverId: string, shift: Entry) => {
    const driver = own('drivers', String(Number(driverId.slice(2))));
    if (
      driver.entries.some((e) => overlap(e, shift) && e.start_time <= shift.start_time && shift.end_time <= e.end_time)
    )
      return;
    const { work_date, start_time, end_time } = shift;
    driver.entries = [
      ...driver.entries.filter((e) => !overlap(e, shift)),
      { work_date, start_time, end_time, available: true, material_type_id: null, disposition_area_id: null },
    ];
  };
  const freeTrucks = () => {
    for (const { entries } of world.trucks.values())
      for (const [i, entry] of entries.entries()) {
        const driver = entry.driver_id && own('drivers', String(Number(entry.driver_id.slice(2))));
        if (driver && !driver.entries.some((e) => e.available && overlap(e, entry)))
          entries[i] = { ...entry, driver_id: null };
      }
  };
  const route = (kind: 'trucks' | 'drivers', key: string, path: string) => `*/api/${kind}/:${key}/${path}`;
  const handlers = (['trucks', 'drivers'] as const).flatMap((kind) => [
    http.get(`*/api/${kind}/availabilities/list`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [from, to] = [query.get('start_date') ?? '', query.get('end_date') ?? ''];
      const availabilities = [...world[kind]].map(([key, { entries, defaults }]) => ({
        ...(kind === 'trucks'
          ? { license_plate: key, taken_days: world.trucks.get(key)?.taken ?? [] }
          : { id: Number(key), driver_id: `F-0${key}` }),
        availabilities: entries
          .filter((e) => e.work_date >= from && e.work_date <= to)
          .map((e) => (kind === 'trucks' ? e : { ...e, license_plate: truckOf(key, e) })),
        default_schedule: defaults,
      }));
      return HttpResponse.json({ availabilities });
    }),
    http.post(route(kind, 'key', 'availability'), async ({ params, request }) => {
      if (world.refuse) return refusal();
      const { original_start_time, ...body } = (await request.json()) as TruckAvailabilityInput;
      const schedule = own(kind, decodeURIComponent(String(params['key'])));
      const start = original_start_time ?? body.start_time;
      const replaced = schedule.entries.find((e) => e.work_date === body.work_date && e.start_time === start);
      const kept = { driver_id: replaced?.driver_id ?? null };
      const entry = { available: true, material_type_id: null, disposition_area_id: null, ...kept, ...body };
      const taken = [...world.trucks].some(([plate, { entries }]) =>
        entries.some((e) => e.driver_id === entry.driver_id && overlap(e, entry) && own('trucks', plate) !== schedule),
      );
      if (entry.driver_id && taken)
        return HttpResponse.json({ type: 'about:blank', title: 'Conflict', status: 409 }, { status: 409 });
      if (entry.driver_id) spanned(entry.driver_id, entry);
      schedule.entries = [
        ...schedule.entries.filter((e) => e.work_date !== entry.work_date || e.start_time !== start),
        entry,
      ];
      if (kind === 'drivers') freeTrucks();
      return HttpResponse.json({ availability: entry, original_start_time: original_start_time ?? null });
    }),
    http.delete(route(kind, 'key', 'availability'), async ({ params, request }) => {
      if (world.refuse) return refusal();
      const { work_date, start_time } = (await request.json()) as AvailabilityKey;
      const schedule = own(kind, decodeURIComponent(String(params['key'])));
      schedule.entries = schedule.entries.filter((e) => e.work_date !== work_date || e.start_time !== start_time);
      if (kind === 'drivers') freeTrucks();
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(
      route(kind, 'key', kind === 'trucks' ? 'default-availabilities' : 'default-availability'),
      async (info) => {
        if (world.refuse) return refusal();
        const { availabilities } = (await info.request.json()) as TruckDefaultAvailabilitiesInput;
        const schedule = own(kind, decodeURIComponent(String(info.params['key'])));
        const given = availabilities
          .filter((day) => day.available !== false)
          .map(({ available: _, ...day }) => ({ material_type_id: null, disposition_area_id: null, ...day }));
        const isGiven = (day: string) => availabilities.some(({ day_of_week }) => day_of_week === day);
        schedule.defaults = [...schedule.defaults.filter(({ day_of_week }) => !isGiven(day_of_week)), ...given];
        const name = kind === 'trucks' ? 'default_availabilities' : 'default_availability';
        return HttpResponse.json({ [name]: schedule.defaults });
      },
    ),
  ]);
  const finished = new Set<string>();
  return {
    world,
    finished,
    handlers: [
      ...handlers,
      getListFinishedDaysMockHandler(() => ({ finished_days: [...finished] })),
      getFinishDayMockHandler(({ params }) => {
        if (world.refuse) throw problem(world.refuse);
        finished.add(String(params['workDate']));
      }),
      getListToursMockHandler(({ request }) => {
        const { start = '', end = '9' } = Object.fromEntries(new URL(request.url).searchParams);
        const tours = world.tours.filter(({ date }) => start <= date && date <= end);
        return { tours, total_routes: tours.length };
      }),
      getReopenDayMockHandler(({ params }) => void finished.delete(String(params['workDate']))),
      getListTrucksMockHandler({ trucks: [truck(1, 3, 1), truck(2, 1, 1), truck(3, 2, 2, false)], total_routes: 3 }),
      getListDriversMockHandler({
        drivers: [driver(1, 'Ada Berg', 1), driver(2, 'Bo Stein', null), driver(3, 'Cem Kaya', 2)],
        total_routes: 3,
      }),
    ],
    /** `2026-11-24 07:00–12:00` of one truck or driver, in order. */
    of: (kind: 'trucks' | 'drivers', key: string) =>
      own(kind, key)
        .entries.map(
          (e) =>
            `${e.work_date} ${e.start_time}–${e.end_time}${e.available ? '' : ' away'}${e.driver_id ? ` ${e.driver_id}` : ''}`,
        )
        .sort(),
  };
}
