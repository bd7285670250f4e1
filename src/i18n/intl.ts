import { createIntl, type IntlShape, type MessageDescriptor } from 'react-intl';

type Config = Parameters<typeof createIntl>[0];

/** Whether a text is asked for without values and special wishes. */
const isBare = (rest: unknown[]) =>
  rest.every((part) => !part || Object.values(part).every((value) => value === undefined));

/**
 * The library's formatting, with texts without values worded once: a page asks for the same hundred texts in each of its rows, and to
 * word one costs more than to paint it. Dates come into a text as text (`dates.ts`): with a time zone, the library would put
 * all its formats of dates together anew for each text with values, of which none has one.
 */
export function createRememberingIntl(config: Config): IntlShape {
  const intl = createIntl(config);
  const { timeZone: _, ...unzoned } = config;
  const word = createIntl(unzoned).formatMessage as (descriptor: MessageDescriptor, ...rest: unknown[]) => string;
  const worded = new Map<string, string>();
  const formatMessage = (descriptor: MessageDescriptor, ...rest: unknown[]) => {
    const { id } = descriptor;
    if (!id || !isBare(rest)) return word(descriptor, ...rest);
    let text = worded.get(id);
    if (text === undefined) worded.set(id, (text = word(descriptor)));
    return text;
  };
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
}
