import type { Messages } from '@/i18n/load';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/i18n/languages';

const texts: Record<Language, () => Promise<Messages>> = {
  en: () => Promise.resolve({}),
  de: () => import('@/i18n/de/reports.json').then((file) => file.default),
  fr: () => import('./texts/fr.json').then((file) => file.default),
  vi: () => import('./texts/vi.json').then((file) => file.default),
  cn: () => import('./texts/cn.json').then((file) => file.default),
  ar: () => import('./texts/ar.json').then((file) => file.default),
};

/** A language of the page with its texts. Nothing of it is stored. */
export interface Speech {
  language: Language;
  messages: Messages;
}

/** The first of the phone's languages that the page speaks. */
export function phoneLanguage(tags: readonly string[] = navigator.languages): Language {
  const codes = tags.map((tag) => tag.toLowerCase().split('-')[0]).map((code) => (code === 'zh' ? 'cn' : code));
  return codes.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** Texts that do not arrive are English. */
export async function speak(language: Language): Promise<Speech> {
  try {
    return { language, messages: await texts[language]() };
  } catch {
    return { language: DEFAULT_LANGUAGE, messages: {} };
  }
}
