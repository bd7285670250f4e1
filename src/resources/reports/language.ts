import type { Language } from '@/i18n/languages';
import { speaker } from '@/i18n/speech';

/** All six languages. */
export const LANGUAGES_SPOKEN: readonly Language[] = ['en', 'de', 'fr', 'vi', 'cn', 'ar'];

export const speak = speaker({
  de: () => import('@/i18n/de/reports.json').then((file) => file.default),
  fr: () => import('./texts/fr.json').then((file) => file.default),
  vi: () => import('./texts/vi.json').then((file) => file.default),
  cn: () => import('./texts/cn.json').then((file) => file.default),
  ar: () => import('./texts/ar.json').then((file) => file.default),
});
