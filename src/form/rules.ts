import type { MessageDescriptor } from 'react-intl';
import { string } from 'yup';
import { isDay } from '@/i18n/isDay';
import { KEY } from '@/search/schema';
import { formMessages } from './messages';

/** What a failed rule says; it becomes text where it is shown, in the language of that moment. */
export interface Said {
  message: MessageDescriptor;
  values?: Record<string, string | number>;
}

/** A yup message: `string().required(say(formMessages.required))`. */
export const say = (message: MessageDescriptor, values?: Said['values']) => (): Said => ({ message, values });

export const isSaid = (error: unknown): error is Said =>
  typeof error === 'object' && error !== null && 'message' in error;

const required = say(formMessages.required);

/** A text with a largest length; surrounding blanks are dropped. */
export const textRule = (max: number) => string().trim().max(max, say(formMessages.tooLong, { max })).default('');
export const requiredText = (max: number) => textRule(max).required(required);

/** One of the operator's own keys. */
export const keyRule = () =>
  string()
    .trim()
    .required(required)
    .matches(KEY, { message: say(formMessages.key), excludeEmptyString: true })
    .default('');

/** A telephone number, as the contract has it, or nothing. */
export const phoneRule = () =>
  string()
    .trim()
    .matches(/^\+?[0-9][0-9 /()-]{3,28}$/u, { message: say(formMessages.phone), excludeEmptyString: true })
    .default('');

export const choiceRule = <T extends string>(values: Record<string, T>) =>
  string<T>().oneOf(Object.values(values), required).required(required);

export const dateRule = () =>
  string()
    .required(required)
    .test('day', say(formMessages.day), (day) => !day || isDay(day))
    .default('');

export const timeRule = () =>
  string()
    .required(required)
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/u, { message: say(formMessages.time), excludeEmptyString: true })
    .default('');
