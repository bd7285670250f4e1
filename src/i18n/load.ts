import { DEFAULT_LANGUAGE, type Language } from './languages';
import type { Messages } from './merge';

const cache = new Map<Language, Messages>([[DEFAULT_LANGUAGE, {}]]);

/** The texts of a language beyond the English defaults; each language is one chunk, loaded when it is first chosen. */
export async function loadMessages(language: Language): Promise<Messages> {
  const known = cache.get(language);
  if (known) return known;
  const messages = (await import(`./bundles/${language}.ts`)) as { messages: Messages };
  cache.set(language, messages.messages);
  return messages.messages;
}

export const loadedMessages = (language: Language): Messages | undefined => cache.get(language);
