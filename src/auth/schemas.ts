import { object, ref, string, ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { isTimeZone } from '@/i18n/timeZone';
import { MIN_LENGTH } from '@/password/estimate';
import { fieldErrors as m } from './messages';

const email = string().trim().required(m.emailRequired.id).email(m.emailInvalid.id).max(254, m.emailInvalid.id);
const newPassword = string()
  .required(m.newPasswordRequired.id)
  .min(MIN_LENGTH, m.newPasswordShort.id)
  .max(200, m.newPasswordLong.id);
const repeat = string()
  .required(m.repeatRequired.id)
  .oneOf([ref('new_password'), ''], m.repeatDiffers.id);

export const loginSchema = object({ email, password: string().required(m.passwordRequired.id) });
export const forgotSchema = object({ email });
export const verifySchema = object({
  email,
  code: string()
    .trim()
    .required(m.codeRequired.id)
    .matches(/^[0-9]{6}$/u, m.codeInvalid.id),
});
/** Six digits of an app, or a recovery code. */
export const factorSchema = object({
  code: string().trim().required(m.codeRequired.id).min(6, m.factorInvalid.id).max(40, m.factorInvalid.id),
});
export const newPasswordSchema = object({ new_password: newPassword, repeat });
export const changePasswordSchema = object({
  current_password: string().required(m.passwordRequired.id),
  new_password: newPassword.notOneOf([ref('current_password')], m.newPasswordSame.id),
  repeat,
});
export const profileSchema = object({
  name: string().trim().required(m.nameRequired.id).max(120, m.nameLong.id),
});

/** What was typed as a list with commas. */
export const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
const areas = string()
  .test('some', m.areasRequired.id, (text = '') => namesIn(text).length > 0)
  .test('once', m.areasTwice.id, (text = '') => {
    const names = namesIn(text.toLowerCase());
    return new Set(names).size === names.length;
  })
  .test('short', m.areasLong.id, (text = '') => namesIn(text).every((name) => name.length <= 60));
export const setupSchema = object({
  customer_name: string().trim().required(m.cityRequired.id).max(120, m.nameLong.id),
  time_zone: string().test('known', m.timeZone.id, (zone = '') => isTimeZone(zone)),
  disposition_areas: areas,
  name: string().trim().required(m.nameRequired.id).max(120, m.nameLong.id),
  email,
  new_password: newPassword,
  repeat,
});

/** Formik's errors by a schema: the id of the first message of each field that is not right. */
export function errorsOf<T extends AnyObject>(schema: ObjectSchema<T>, values: unknown): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = new Map<string, string>();
    for (const { path, message, type } of error.inner) {
      // Of an empty field nothing else is worth saying.
      if (path && (type === 'required' || !found.has(path))) found.set(path, message);
    }
    return Object.fromEntries(found);
  }
}
