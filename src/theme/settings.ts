import { useSyncExternalStore } from 'react';
import { listenersOf, readStored, writeStored } from '@/api/browserState';

/** Display settings, with the names and values of the local-storage entry `settings`; `singleKeys` are the shortcuts of one key. */
const ALLOWED = {
  themeMode: ['light', 'dark'],
  themeDirection: ['ltr', 'rtl'],
  themeContrast: ['default', 'bold'],
  themeLayout: ['vertical', 'mini'],
  themeColorPresets: ['default', 'cyan', 'purple', 'blue', 'orange', 'red'],
  themeStretch: [false, true],
  singleKeys: [true, false],
} as const;
/** Display settings, with the names and values of the local-storage entry `settings`. */
export type Settings = { [K in keyof typeof ALLOWED]: (typeof ALLOWED)[K][number] };

const SETTINGS_KEY = 'settings';
const LANGUAGE_KEY = 'i18nextLng';

export const DEFAULT_SETTINGS: Settings = {
  themeMode: 'light',
  themeDirection: 'ltr',
  themeContrast: 'default',
  themeLayout: 'vertical',
  themeColorPresets: 'default',
  themeStretch: false,
  singleKeys: true,
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

let chosen = parseStored(readStored(SETTINGS_KEY));
let language = readStored(LANGUAGE_KEY);
let current = compute();
const { subscribe, notify } = listenersOf();

function compute(): Settings {
  return effective(chosen, language);
}

function publish() {
  current = compute();
  applySettings();
  notify();
}

/** Writes the settings to <html>. Other classes of <html> stay. */
export function applySettings() {
  const root = document.documentElement;
  const { class: mode, ...rest } = attributesOf(current);
  root.classList.remove('light', 'dark');
  root.classList.add(mode as string);
  for (const [name, value] of Object.entries(rest)) root.setAttribute(name, value);
}

/** The settings of now, for what does not paint them. */
export const getSettings = (): Settings => current;

/** Changes some settings, stores and applies them. */
export function setSettings(patch: Partial<Settings>) {
  chosen = { ...chosen, ...patch };
  writeStored(SETTINGS_KEY, JSON.stringify(chosen));
  publish();
}

/** Another language brings its direction along, whatever direction was chosen before. */
export function followLanguage(next: string) {
  language = next;
  const { themeDirection, ...others } = chosen;
  chosen = others;
  if (themeDirection) writeStored(SETTINGS_KEY, JSON.stringify(chosen));
  publish();
}

/** Back to the defaults: removes the stored entry. */
export function resetSettings() {
  chosen = {};
  writeStored(SETTINGS_KEY, null);
  publish();
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, getSettings, getSettings);

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== SETTINGS_KEY && event.key !== LANGUAGE_KEY && event.key !== null) return;
    chosen = parseStored(readStored(SETTINGS_KEY));
    language = readStored(LANGUAGE_KEY);
    publish();
  });
}
