import { useSyncExternalStore } from 'react';
import { followLanguage } from '@/theme/settings';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY, LANGUAGES, type Language } from './languages';

function stored(): Language {
  try {
    const value = window.localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(value) ? value : DEFAULT_LANGUAGE;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

let current = typeof window === 'undefined' ? DEFAULT_LANGUAGE : stored();
const listeners = new Set<() => void>();

export const getLanguage = (): Language => current;

/** Changes the language and keeps the choice; the direction follows another language, rtl for Arabic and ltr for any other. */
export function setLanguage(language: Language) {
  try {
    window.localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage full or forbidden: the choice holds until the page is closed.
  }
  const other = language !== current;
  showLanguage(language);
  if (other) followLanguage(language);
}

/** Takes the language of somebody's profile where none was ever chosen in this browser. */
export function suggestLanguage(language: Language) {
  try {
    if (window.localStorage.getItem(LANGUAGE_KEY) !== null) return;
  } catch {
    // Nothing can be stored here, so nothing was chosen.
  }
  setLanguage(language);
}

/** Changes the language of this page alone, without storing it. */
export function showLanguage(language: Language) {
  current = language;
  // The build renders the first paint without a document.
  if (typeof document !== 'undefined') document.documentElement.lang = LANGUAGES[language].tag;
  for (const listener of listeners) listener();
}

function subscribeLanguage(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useLanguage(): [Language, (language: Language) => void] {
  return [useSyncExternalStore(subscribeLanguage, getLanguage, getLanguage), setLanguage];
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === LANGUAGE_KEY || event.key === null) showLanguage(stored());
  });
}
