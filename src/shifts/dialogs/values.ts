import { boolean, number, object, string } from 'yup';
import { MaterialCode, type WeekDay } from '@/api/generated/dashboard.schemas';
import { formMessages } from '@/form/messages';
import { dateRule, requiredText, say, timeRule } from '@/form/rules';
import { awayEntry } from '../model/edits';
import { WEEK } from '../schedule/days';
import type { DefaultEntry, Entry, Schedule } from '../schedule/schedule';

/** The values of the shift form. */
export interface ShiftValues {
  key: string;
  work_date: string;
  start_time: string;
  end_time: string;
  material_type_id: MaterialCode | null;
  disposition_area_id: number | null;
  /** "I will not be available". */
  absent: boolean;
  /** Overwrites the day. */
  alone: boolean;
}

/** The times of a new shift. */
const USUAL = { start_time: '06:00', end_time: '14:30' };

/** An end after its start. An empty end has its own message. */
export const endRule = () =>
  timeRule().when('start_time', ([start], schema) =>
    schema.test('order', say(formMessages.endBeforeStart), (end) => !end || !start || end > (start as string)),
  );

export const shiftSchema = object({
  key: requiredText(40),
  work_date: dateRule(),
  start_time: timeRule(),
  end_time: endRule(),
  material_type_id: string<MaterialCode>().oneOf(Object.values(MaterialCode)).nullable().default(null),
  disposition_area_id: number().nullable().default(null),
  absent: boolean().default(false),
  alone: boolean().default(false),
});

export const newValues = (key: string, day: string, like?: Omit<Entry, 'work_date' | 'available'>): ShiftValues => ({
  ...{ key, work_date: day, absent: false, alone: false },
  start_time: like?.start_time ?? USUAL.start_time,
  end_time: like?.end_time ?? USUAL.end_time,
  material_type_id: like?.material_type_id ?? null,
  disposition_area_id: like?.disposition_area_id ?? null,
});

export const valuesOf = (key: string, entry: Entry): ShiftValues => ({
  ...newValues(key, entry.work_date, entry),
  absent: !entry.available,
});

/** The entry of the form's values. */
export function entryOf({ work_date, start_time, end_time, absent, ...values }: ShiftValues): Entry {
  if (absent) return awayEntry(work_date);
  const { material_type_id, disposition_area_id } = values;
  return { work_date, start_time, end_time, available: true, material_type_id, disposition_area_id };
}

interface DayValues {
  on: boolean;
  start_time: string;
  end_time: string;
  material_type_id: MaterialCode | null;
  disposition_area_id: number | null;
}
export type WeekValues = Record<WeekDay, DayValues>;

const OFF: DayValues = {
  on: false,
  start_time: '06:00',
  end_time: '14:30',
  material_type_id: null,
  disposition_area_id: null,
};

/** The rules of one weekday. */
export const dayRule = () =>
  object({
    on: boolean().default(false),
    start_time: timeRule(),
    end_time: endRule(),
    material_type_id: string<MaterialCode>().oneOf(Object.values(MaterialCode)).nullable().default(null),
    disposition_area_id: number().nullable().default(null),
  });

/** The form's values. A free day gets the times of the first default. */
export function defaultsOf(schedule: Schedule | undefined): WeekValues {
  const [like] = schedule?.defaults ?? [];
  const free = like ? { ...OFF, start_time: like.start_time, end_time: like.end_time } : OFF;
  const of = (day: WeekDay): DayValues => {
    const found = schedule?.defaults.find((entry) => entry.day_of_week === day);
    if (!found) return free;
    const { start_time, end_time, material_type_id, disposition_area_id } = found;
    return { on: true, start_time, end_time, material_type_id, disposition_area_id };
  };
  return Object.fromEntries(WEEK.map((day) => [day, of(day)])) as WeekValues;
}

/** The defaults of the form's values. */
export const defaultsFrom = (values: WeekValues): DefaultEntry[] =>
  WEEK.flatMap((day_of_week) => {
    const { on, ...day } = values[day_of_week];
    return on ? [{ day_of_week, ...day }] : [];
  });
