import { useSyncExternalStore } from 'react';
import { listenersOf, readStored, writeStored } from '@/api/browserState';
import { followLanguage } from '@/theme/settings';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY, LANGUAGES, type Language } from './languages';

function stored(): Language {
  const value = readStored(LANGUAGE_KEY);
  return isLanguage(value) ? value : DEFAULT_LANGUAGE;
}

let current = stored();
const { subscribe, notify } = listenersOf();

export const getLanguage = (): Language => current;

/** Changes the language and keeps the choice; the direction follows another language, rtl for Arabic and ltr for any other. */
export function setLanguage(language: Language) {
  writeStored(LANGUAGE_KEY, language);
  const other = language !== current;
  showLanguage(language);
  if (other) followLanguage(language);
}

/** Takes the language of somebody's profile where none was ever chosen in this browser. */
export function suggestLanguage(language: Language) {
  if (readStored(LANGUAGE_KEY) === null) setLanguage(language);
}

/** Changes the language of this page alone, without storing it. */
export function showLanguage(language: Language) {
  current = language;
  // The build renders the first paint without a document.
  if (typeof document !== 'undefined') document.documentElement.lang = LANGUAGES[language].tag;
  notify();
}

export function useLanguage(): [Language, (language: Language) => void] {
  return [useSyncExternalStore(subscribe, getLanguage, getLanguage), setLanguage];
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === LANGUAGE_KEY || event.key === null) showLanguage(stored());
  });
}
