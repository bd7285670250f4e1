/** Figures with their units, by locale. Null and undefined show as an en dash. */
import type { IntlShape } from 'react-intl';

type Value = number | null | undefined;
export const NOTHING = '–';

const number = (intl: IntlShape, value: Value, options: Parameters<IntlShape['formatNumber']>[1]) =>
  value === null || value === undefined || !Number.isFinite(value) ? NOTHING : intl.formatNumber(value, options);

/** Tonnes with two decimals under 10, else one: `4.25 t`, `12.3 t`. */
export const formatTonnes = (intl: IntlShape, tonnes: Value) =>
  withUnit(number(intl, tonnes, { maximumFractionDigits: Math.abs(tonnes ?? 0) < 10 ? 2 : 1 }), 't');

/** Kilometres: one decimal under 100, else none. */
export const formatKm = (intl: IntlShape, km: Value) =>
  number(intl, km, { style: 'unit', unit: 'kilometer', maximumFractionDigits: Math.abs(km ?? 0) < 100 ? 1 : 0 });

/** Metres under a kilometre, kilometres from there on. */
export const formatDistance = (intl: IntlShape, metres: Value) =>
  metres !== null && metres !== undefined && Math.abs(metres) < 1000
    ? number(intl, metres, { style: 'unit', unit: 'meter', maximumFractionDigits: 0 })
    : formatKm(intl, metres === null || metres === undefined ? metres : metres / 1000);

export const formatLitres = (intl: IntlShape, litres: Value) =>
  number(intl, litres, { style: 'unit', unit: 'liter', maximumFractionDigits: Math.abs(litres ?? 0) < 100 ? 1 : 0 });

/** `percent` is 0 to 100 and above, not a fraction. */
export const formatPercent = (intl: IntlShape, percent: Value, maximumFractionDigits = 0) =>
  number(intl, percent === null || percent === undefined ? percent : percent / 100, {
    style: 'percent',
    maximumFractionDigits,
  });

export const formatInteger = (intl: IntlShape, value: Value) => number(intl, value, { maximumFractionDigits: 0 });

export const formatDecimal = (intl: IntlShape, value: Value, maximumFractionDigits = 1) =>
  number(intl, value, { maximumFractionDigits });

/** Minutes as `7:05 h`; negative and missing values show as a dash. */
export function formatDuration(minutes: Value): string {
  if (minutes === null || minutes === undefined || !Number.isFinite(minutes) || minutes < 0) return NOTHING;
  const whole = Math.round(minutes);
  return withUnit(`${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`, 'h');
}

const withUnit = (figure: string, unit: string) => (figure === NOTHING ? figure : `${figure}\u00a0${unit}`);
