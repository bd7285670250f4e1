import type { Messages } from './load';
import { DEFAULT_LANGUAGE, type Language } from './languages';

/** A language of a page that is outside of the app, with its texts. Nothing of it is stored. */
export interface Speech {
  language: Language;
  messages: Messages;
}

/** The first of the phone's languages that is offered. */
export function phoneLanguage(offered: readonly Language[], tags: readonly string[] = navigator.languages): Language {
  const codes = tags.map((tag) => tag.toLowerCase().split('-')[0]).map((code) => (code === 'zh' ? 'cn' : code));
  return codes.flatMap((code) => offered.find((one) => one === code) ?? [])[0] ?? DEFAULT_LANGUAGE;
}

/** Loads the texts of a language; those that do not arrive are English. */
export const speaker =
  (texts: Partial<Record<Language, () => Promise<Messages>>>) =>
  async (language: Language): Promise<Speech> => {
    try {
      return { language, messages: (await texts[language]?.()) ?? {} };
    } catch {
      return { language: DEFAULT_LANGUAGE, messages: {} };
    }
  };
