import { createIntl, type IntlShape, type MessageDescriptor } from 'react-intl';

type Config = Parameters<typeof createIntl>[0];

/**
 * The library's formatting, with texts without values worded once: a page asks for the same hundred texts in each of its rows, and to
 * word one costs more than to paint it.
 */
export function createRememberingIntl(config: Config): IntlShape {
  const intl = createIntl(config);
  const worded = new Map<string, string>();
  const word = intl.formatMessage as (descriptor: MessageDescriptor, ...rest: unknown[]) => string;
  const formatMessage = (descriptor: MessageDescriptor, ...rest: unknown[]) => {
    const { id } = descriptor;
    if (rest.some((part) => part !== undefined) || !id) return word(descriptor, ...rest);
    let text = worded.get(id);
    if (text === undefined) worded.set(id, (text = word(descriptor)));
    return text;
  };
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
}
