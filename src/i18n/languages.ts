/** Languages of the interface. `tag` is what browser, Intl and `<html lang>` understand. */
export const LANGUAGES = {
  en: { label: 'English', tag: 'en-GB' },
  de: { label: 'Deutsch', tag: 'de' },
  fr: { label: 'Français', tag: 'fr' },
  vi: { label: 'Tiếng Việt', tag: 'vi' },
  cn: { label: '中文', tag: 'zh-CN' },
  ar: { label: 'العربية', tag: 'ar' },
} as const;

export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'en';
/** Languages with complete texts: only these are offered. */
export const OFFERED: readonly Language[] = ['en', 'de'];
export const LANGUAGE_KEY = 'i18nextLng';

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
