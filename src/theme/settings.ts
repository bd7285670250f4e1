import { useSyncExternalStore } from 'react';

/** Display settings, with the names and values of the local-storage entry `settings`. */
export interface Settings {
  themeMode: 'light' | 'dark';
  themeDirection: 'ltr' | 'rtl';
  themeContrast: 'default' | 'bold';
  themeLayout: 'vertical' | 'mini';
  themeColorPresets: 'default' | 'cyan' | 'purple' | 'blue' | 'orange' | 'red';
  themeStretch: boolean;
}

const SETTINGS_KEY = 'settings';
const LANGUAGE_KEY = 'i18nextLng';

export const DEFAULT_SETTINGS: Settings = {
  themeMode: 'light',
  themeDirection: 'ltr',
  themeContrast: 'default',
  themeLayout: 'vertical',
  themeColorPresets: 'default',
  themeStretch: false,
};

const ALLOWED: { [K in keyof Settings]: readonly Settings[K][] } = {
  themeMode: ['light', 'dark'],
  themeDirection: ['ltr', 'rtl'],
  themeContrast: ['default', 'bold'],
  themeLayout: ['vertical', 'mini'],
  themeColorPresets: ['default', 'cyan', 'purple', 'blue', 'orange', 'red'],
  themeStretch: [false, true],
};

/** The stored choices without unknown names and values. */
export function parseStored(raw: string | null): Partial<Settings> {
  let value: unknown;
  try {
    value = JSON.parse(raw ?? '{}');
  } catch {
    return {};
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const entries = Object.entries(value).filter(
    ([key, v]) => Object.hasOwn(ALLOWED, key) && (ALLOWED[key as keyof Settings] as readonly unknown[]).includes(v),
  );
  return Object.fromEntries(entries);
}

/** Fills the gaps with the defaults; the direction follows the language until the user has chosen. */
export function effective(chosen: Partial<Settings>, language: string | null): Settings {
  return {
    ...DEFAULT_SETTINGS,
    themeDirection: language === 'ar' ? 'rtl' : DEFAULT_SETTINGS.themeDirection,
    ...chosen,
  };
}

/** The attributes of <html> for the settings; `public/boot.js` sets the same ones before the first paint. */
export function attributesOf(settings: Settings): Record<string, string> {
  return {
    class: settings.themeMode,
    'data-theme': settings.themeMode,
    dir: settings.themeDirection,
    'data-contrast': settings.themeContrast,
    'data-layout': settings.themeLayout,
    'data-preset': settings.themeColorPresets,
    'data-stretch': String(settings.themeStretch),
  };
}

const browser = typeof window !== 'undefined';
const read = (key: string): string | null => {
  try {
    return browser ? window.localStorage.getItem(key) : null;
  } catch {
    return null;
  }
};
const write = (value: Partial<Settings> | null) => {
  try {
    if (value) window.localStorage.setItem(SETTINGS_KEY, JSON.stringify(value));
    else window.localStorage.removeItem(SETTINGS_KEY);
  } catch {
    // Storage is full or disabled: the choice lasts until the page is closed.
  }
};

let chosen = parseStored(read(SETTINGS_KEY));
let language = read(LANGUAGE_KEY);
let current = compute();
const listeners = new Set<() => void>();

function compute(): Settings {
  return effective(chosen, language);
}

function publish() {
  current = compute();
  applySettings();
  for (const listener of listeners) listener();
}

/** Writes the settings to <html>. Other classes of <html> stay. */
export function applySettings() {
  const root = document.documentElement;
  const { class: mode, ...rest } = attributesOf(current);
  root.classList.remove('light', 'dark');
  root.classList.add(mode as string);
  for (const [name, value] of Object.entries(rest)) root.setAttribute(name, value);
}

const getSettings = (): Settings => current;

/** Changes some settings, stores and applies them. */
export function setSettings(patch: Partial<Settings>) {
  chosen = { ...chosen, ...patch };
  write(chosen);
  publish();
}

/** Another language brings its direction along, whatever direction was chosen before. */
export function followLanguage(next: string) {
  language = next;
  const { themeDirection, ...others } = chosen;
  chosen = others;
  if (themeDirection) write(chosen);
  publish();
}

/** Back to the defaults: removes the stored entry. */
export function resetSettings() {
  chosen = {};
  write(null);
  publish();
}

function subscribeSettings(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(subscribeSettings, getSettings, getSettings);

if (browser) {
  window.addEventListener('storage', (event) => {
    if (event.key !== SETTINGS_KEY && event.key !== LANGUAGE_KEY && event.key !== null) return;
    chosen = parseStored(read(SETTINGS_KEY));
    language = read(LANGUAGE_KEY);
    publish();
  });
}
