import { boolean, number, object, string } from 'yup';
import { MaterialCode, type WeekDay } from '@/api/generated/dashboard.schemas';
import { formMessages } from '@/form/messages';
import { dateRule, requiredText, say, timeRule } from '@/form/rules';
import { isWholeDay } from '../labels';
import { USUAL_TIMES } from '../model/blocks';
import { awayEntry } from '../model/edits';
import { WEEK } from '../schedule/days';
import type { DefaultEntry, Entry, Schedule } from '../schedule/schedule';

/** What a shift of a date and a default of a weekday have in common. */
type Common = Pick<Entry, 'start_time' | 'end_time' | 'material_type_id' | 'disposition_area_id'>;

export interface ShiftValues extends Common {
  key: string;
  work_date: string;
  /** "I will not be available". */
  absent: boolean;
  /** An absence that has its times. */
  partial: boolean;
  /** Overwrites the day. */
  alone: boolean;
}

const commonOf = ({ start_time, end_time, material_type_id, disposition_area_id }: Common): Common => ({
  ...{ start_time, end_time, material_type_id, disposition_area_id },
});

/** Those of a new shift. */
const USUAL: Common = { ...USUAL_TIMES, material_type_id: null, disposition_area_id: null };

/** An end after its start. An empty end has its own message. */
const endRule = () =>
  timeRule().when('start_time', ([start], schema) =>
    schema.test('order', say(formMessages.endBeforeStart), (end) => !end || !start || end > (start as string)),
  );

const commonRules = () => ({
  start_time: timeRule(),
  end_time: endRule(),
  material_type_id: string<MaterialCode>().oneOf(Object.values(MaterialCode)).nullable().default(null),
  disposition_area_id: number().nullable().default(null),
});

export const shiftSchema = object({
  key: requiredText(40),
  work_date: dateRule(),
  ...commonRules(),
  absent: boolean().default(false),
  partial: boolean().default(false),
  alone: boolean().default(false),
});

export const newValues = (key: string, day: string, like: Partial<Common> = {}): ShiftValues => ({
  ...{ key, work_date: day, absent: false, partial: false, alone: false },
  ...commonOf({ ...USUAL, ...like }),
});

export const valuesOf = (key: string, entry: Entry): ShiftValues => ({
  ...newValues(key, entry.work_date, entry),
  absent: !entry.available,
  partial: !entry.available && !isWholeDay(entry),
});

/** Whether nothing else of the day stays. */
export const isAlone = ({ alone, absent, partial }: ShiftValues): boolean => (absent ? !partial : alone);

/** The entry of the form's values. */
export const entryOf = ({ work_date, absent, partial, ...values }: ShiftValues): Entry =>
  absent && !partial ? awayEntry(work_date) : { work_date, available: !absent, ...commonOf(values) };

/** What was changed in the form of a shift, on the shift as it is by now: what somebody else has changed of it meanwhile stays. */
export const rebased = (was: Entry, now: Entry, entry: Entry): Entry =>
  entry.available
    ? {
        ...now,
        ...Object.fromEntries(Object.entries(entry).filter(([name, value]) => value !== was[name as keyof Entry])),
      }
    : entry;

interface DayValues extends Common {
  on: boolean;
}
export type WeekValues = Record<WeekDay, DayValues>;

/** The rules of one weekday. */
export const dayRule = () => object({ on: boolean().default(false), ...commonRules() });

/** The form's values. A free day gets the times of the first default. */
export function defaultsOf(schedule: Schedule | undefined): WeekValues {
  const [like] = schedule?.defaults ?? [];
  const { start_time, end_time } = like ?? USUAL;
  const of = (day: WeekDay): DayValues => {
    const found = schedule?.defaults.find((entry) => entry.day_of_week === day);
    return found ? { on: true, ...commonOf(found) } : { on: false, ...USUAL, start_time, end_time };
  };
  return Object.fromEntries(WEEK.map((day) => [day, of(day)])) as WeekValues;
}

/** The defaults of the form's values. */
export const defaultsFrom = (values: WeekValues): DefaultEntry[] =>
  WEEK.flatMap((day_of_week) => {
    const { on, ...day } = values[day_of_week];
    return on ? [{ day_of_week, ...day }] : [];
  });
