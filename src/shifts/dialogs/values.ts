import { boolean, number, object, string } from 'yup';
import { MaterialCode } from '@/api/generated/dashboard.schemas';
import { requiredText, say, timeRule } from '@/form/rules';
import { formMessages } from '@/form/messages';
import { awayEntry } from '../model/edits';
import type { Entry } from '../schedule/types';

/** What the form of a shift holds; empty texts are fields nobody has filled. */
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

/** A shift in the morning, where nothing else is known. */
const USUAL = { start_time: '06:00', end_time: '14:30' };

/** The rule of all times: an end after its start. Empty ends have their own message. */
export const endRule = () =>
  timeRule().when('start_time', ([start], schema) =>
    schema.test('order', say(formMessages.endBeforeStart), (end) => !end || !start || end > (start as string)),
  );

export const shiftSchema = object({
  key: requiredText(40),
  work_date: string().required(say(formMessages.required)),
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

/** The entry that a filled form stands for. */
export function entryOf({ work_date, start_time, end_time, absent, ...values }: ShiftValues): Entry {
  if (absent) return awayEntry(work_date);
  const { material_type_id, disposition_area_id } = values;
  return { work_date, start_time, end_time, available: true, material_type_id, disposition_area_id };
}
