import { boolean, number, object, string } from 'yup';
import { MaterialCode, type WeekDay } from '@/api/generated/dashboard.schemas';
import { timeRule } from '@/form/rules';
import { WEEK } from '../schedule/days';
import type { DefaultEntry, Schedule } from '../schedule/types';
import { endRule } from './values';

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

/** The rules of one weekday; those of a free day do not matter. */
export const dayRule = () =>
  object({
    on: boolean().default(false),
    start_time: timeRule(),
    end_time: endRule(),
    material_type_id: string<MaterialCode>().oneOf(Object.values(MaterialCode)).nullable().default(null),
    disposition_area_id: number().nullable().default(null),
  });

/** The week as the form shows it. A free day offers the times of the first day that is worked. */
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

/** The pattern that a filled form stands for: the days that are worked. */
export const defaultsFrom = (values: WeekValues): DefaultEntry[] =>
  WEEK.flatMap((day_of_week) => {
    const { on, ...day } = values[day_of_week];
    return on ? [{ day_of_week, ...day }] : [];
  });
