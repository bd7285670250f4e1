import { faker } from '@faker-js/faker/locale/de';
import { AREA_NAMES } from './city/plan.ts';
import type { Profile } from './profile.ts';
import type { Random } from './random.ts';
import { type Day, weekdayOf } from './time.ts';

export interface Truck {
  plate: string;
  name: string;
  /** Metric tonnes. */
  capacity: number;
  compartments: number;
  /** Number of its usual disposition area, or null. */
  area: number | null;
  spare: boolean;
  /** Days in the workshop. */
  off: Set<Day>;
  /** Weekdays (0 Monday) of its default schedule. */
  weekdays: readonly number[];
  start: number;
}

export interface Driver {
  key: string;
  name: string;
  phone: string;
  area: number | null;
  off: Set<Day>;
  weekdays: readonly number[];
  /** Usual start in minutes after midnight. */
  start: number;
  lastTour: Day;
}

export interface Fleet {
  trucks: Truck[];
  drivers: Driver[];
}

/** A shift lasts 8 hours and a half, half an hour of it break. */
export const SHIFT_MINUTES = 510;

const WEEK = [0, 1, 2, 3, 4];
/** Numbers that the network agency keeps free for films and books. */
const PHONE_PREFIX = '+49 171 39200';

const MODELS = [
  { plate: 'GL-ÄB 12', name: 'Dreikammer Nord', capacity: 18, compartments: 3, area: 2, weekdays: WEEK },
  { plate: 'GL-AW 21', name: 'Dreikammer Ost', capacity: 19.5, compartments: 3, area: 3, weekdays: WEEK },
  { plate: 'GL-AW 34', name: 'Dreikammer Süd', capacity: 18.5, compartments: 3, area: 4, weekdays: [0, 1, 3, 4] },
  { plate: 'GL-ÖK 7', name: 'Zweikammer West', capacity: 10, compartments: 2, area: 5, weekdays: [0, 2, 4] },
  { plate: 'GL-AW 58', name: 'Reserve', capacity: 15, compartments: 3, area: null, weekdays: [] },
];

/** The trucks: three with three chambers, one with two, one spare, repeated for bigger worlds. */
export function buyTrucks(random: Random, { trucks }: Profile, days: readonly [Day, Day]): Truck[] {
  const models = trucks === 2 ? [MODELS[0], MODELS[3]] : MODELS;
  return Array.from({ length: trucks }, (_, i) => {
    const model = models[i % models.length] ?? MODELS[0];
    if (!model) throw new Error('no truck model');
    const round = Math.floor(i / models.length);
    return {
      ...model,
      plate: round === 0 ? model.plate : `GL-AX ${100 + i}`,
      name: round === 0 ? model.name : `${model.name} ${round + 1}`,
      spare: model.weekdays.length === 0,
      off: spells(random, days, 75, 1, 2),
      start: 360,
    };
  });
}

const WORK_WEEKS: readonly (readonly number[])[] = [WEEK, WEEK, WEEK, [0, 1, 2, 3], WEEK, [1, 2, 3, 4], WEEK];

/** The drivers with their usual weeks, holidays and sick days. Names come from faker, seeded. */
export function hireDrivers(
  random: Random,
  { drivers }: Profile,
  days: readonly [Day, Day],
  firstPhone: number,
): Driver[] {
  faker.seed(random.int(1, 1_000_000));
  return Array.from({ length: drivers }, (_, i) => ({
    key: `F-${String(i + 1).padStart(2, '0')}`,
    name: `${faker.person.firstName()} ${faker.person.lastName()}`,
    phone: phoneNumber(firstPhone + i),
    area: i % 7 === 6 ? null : (i % AREA_NAMES.length) + 1,
    off: new Set([...spells(random, days, 95, 5, 12), ...spells(random, days, 110, 1, 3)]),
    weekdays: WORK_WEEKS[i % WORK_WEEKS.length] ?? WEEK,
    start: i % 3 === 1 ? 420 : 360,
    lastTour: 0,
  }));
}

export function phoneNumber(i: number): string {
  return i < 100 ? `${PHONE_PREFIX}${String(i).padStart(2, '0')}` : `+49 176 040690${String(i - 100).padStart(2, '0')}`;
}

/** Absences: one spell about every `every` days, `least` to `most` working days long. */
function spells(random: Random, [from, to]: readonly [Day, Day], every: number, least: number, most: number): Set<Day> {
  const off = new Set<Day>();
  for (
    let day = from + random.int(5, every);
    day < to;
    day += random.int(Math.round(every * 0.6), Math.round(every * 1.4))
  ) {
    let left = random.int(least, most);
    for (let at = day; left > 0; at++)
      if (weekdayOf(at) < 5) {
        off.add(at);
        left--;
      }
  }
  return off;
}
