import { array, boolean, object, string, type TestContext } from 'yup';
import { MaterialCode, WeekDay, type Bin, type BinInput } from '@/api/generated/dashboard.schemas';
import { formMessages } from '@/form/messages';
import { choiceRule, keyRule, requiredText, say, timeRule } from '@/form/rules';

export type BinValues = Required<Omit<BinInput, 'location_id'>> & { location_id: string };

const afterStart = (value: string | undefined, { parent }: TestContext) => {
  const start = (parent as { start_time?: string }).start_time;
  return !value || !start || value > start;
};

export const binSchema = object({
  container_id: keyRule(),
  location_id: string().trim().default(''),
  material_type: choiceRule(MaterialCode),
  construction_type: string().required(say(formMessages.required)),
  active: boolean().default(true),
  constraints: array(
    object({
      reason: requiredText(200),
      week_day: choiceRule(WeekDay),
      start_time: timeRule(),
      end_time: timeRule().test('after-start', say(formMessages.endBeforeStart), afterStart),
    }),
  )
    .max(20)
    .default([]),
});

export const newBin = (locationId: string): BinValues => ({
  container_id: '',
  location_id: locationId,
  material_type: '11',
  construction_type: '',
  active: true,
  constraints: [],
});

export const valuesOf = (bin: Bin): BinValues => ({
  container_id: bin.container_id,
  location_id: bin.location_id ?? '',
  material_type: bin.material_type,
  construction_type: bin.construction_type,
  active: bin.active,
  constraints: bin.constraints,
});

/** As the server takes it: an empty location is none. */
export const inputOf = (values: BinValues): BinInput => ({ ...values, location_id: values.location_id || null });
