import type { MessageDescriptor } from 'react-intl';

/**
 * Declares messages with explicit ids; `formatjs extract` knows it by its name. react-intl's own `defineMessages` types a
 * message as taking no values unless each one's values are spelled out beside it.
 */
export const defineMessages = <
  const M extends Record<string, MessageDescriptor & { id: string; defaultMessage: string }>,
>(
  messages: M,
): M => messages;
