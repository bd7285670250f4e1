import { DEFAULT_LANGUAGE, type Language } from './languages';

/** Flat map from message id to text. */
export type Messages = Record<string, string>;

const cache = new Map<Language, Messages>([[DEFAULT_LANGUAGE, {}]]);

/** The texts of a language beyond the English defaults; they are loaded when the language is first chosen. */
export async function loadMessages(language: Language): Promise<Messages> {
  const known = cache.get(language);
  if (known || language === 'en') return known ?? {};
  const [{ menuIn }, more] = await Promise.all([
    import('./menus'),
    language === 'de' ? import('./german').then(({ german }) => german) : {},
  ]);
  const messages = { ...menuIn(language), ...more };
  cache.set(language, messages);
  return messages;
}

export const loadedMessages = (language: Language): Messages | undefined => cache.get(language);
