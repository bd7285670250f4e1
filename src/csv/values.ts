import type { LocationType } from '@/api/generated/dashboard.schemas';

/** A cell's value as the API takes it; what is not understood stays as it is, and the server says so. */
export type Read = (value: unknown) => unknown;

/** A text of several lines. */
export const toLines: Read = (value) => String(value).trim();
/** A text of one line: line breaks and other control characters become a space. */
export const toText: Read = (value) =>
  String(value)
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
/** One point or comma is the decimal mark; with several marks the last is, unless they are all alike. */
const germanThousands = /^[+-]?\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;
const englishThousands = /^[+-]?\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/;

/** With a point or a comma, as in `9,5`, `405.500,25`, `5,757,000` or `405 500`; tonnes, degrees and metres may stand behind. */
export const toNumber: Read = (value) => {
  const [, text = ''] = /^([+-]?\d[\d.,\s]*?)\s*(?:t|°|m)?$/.exec(String(value).trim()) ?? [];
  const digits = text.replaceAll(/\s(?=\d{3}(?!\d))/g, '');
  if (/^[+-]?\d+(?:[.,]\d+)?$/.test(digits)) return Number(digits.replace(',', '.'));
  if (germanThousands.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  return englishThousands.test(digits) ? Number(digits.replaceAll(',', '')) : value;
};
/** As the interface and spreadsheets write flags in English and German. */
const yes = ['true', 'wahr', '1', 'yes', 'ja', 'aktiv', 'active', 'available', 'verfügbar'];
const no = ['false', 'falsch', '0', 'no', 'nein', 'inaktiv', 'inactive', 'not available', 'nicht verfügbar'];
export const toFlag: Read = (value) => {
  const text = String(value).trim().toLowerCase();
  if (yes.includes(text)) return true;
  return no.includes(text) ? false : value;
};
export const toJson: Read = (value) => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};

/** A day as ISO has it or as it is written in German; a time of the clock behind it is left out. */
export const toDay: Read = (value) => {
  const text = String(value)
    .trim()
    .replace(/[T ]\d{1,2}:\d{2}(?::\d{2})?$/, '');
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.((?:20)?\d{2})$/.exec(text) ?? [];
  return year ? `${year.padStart(4, '20')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text;
};
/** The parts of a JSON array, or what stands between separators; nonsense stays as it is. */
export function partsOf(separators: RegExp, value: unknown): unknown {
  if (Array.isArray(value)) return value;
  const text = String(value).trim();
  return text.startsWith('[') ? toJson(text) : text.split(separators).map(toText).filter(Boolean);
}

const colours: [word: RegExp, code: string][] = [
  [/^(?:wei(?:ß|ss)|white|klar|clear|flint)/i, '11'],
  [/^(?:grün|gruen|green)/i, '12'],
  [/^(?:braun|brown|amber)/i, '13'],
  [/^(?:bunt|mixed|colou?red)/i, '12+13'],
];
/** Glass by its code or its colour, as in "Weißglas" or "green + brown". */
export const toMaterial: Read = (value) => {
  const parts = String(value)
    .split(/[+&]|\bund\b|\band\b/)
    .map((part) => part.trim());
  const codes = parts.map((part) => {
    const word = part.replace(/[\s-]*(?:glas|glass)?$/i, '');
    const [, code] = colours.find(([colour]) => colour.exec(word)?.[0] === word) ?? [];
    return code ?? part;
  });
  return [...new Set(codes)].sort().join('+');
};

const places: [words: readonly string[], type: LocationType][] = [
  [['öffentlich', 'strasse', 'straße', 'street'], 'public'],
  [['privat'], 'private'],
  [['wertstoffhof', 'recyclinghof', 'recycling depot', 'depot'], 'recycling_depot'],
  [['nicht öffentlich', 'not public'], 'not_public'],
  [['unbekannt'], 'unknown'],
];
export const toPlace: Read = (value) => {
  const word = String(value).trim().toLowerCase();
  return places.find(([words]) => words.includes(word))?.[1] ?? word;
};

const constructions: [words: RegExp, type: string][] = [
  [/^(?:glas)?iglu$/, 'igloo'],
  [/^unterflur/, 'underground'],
  [/^halbunterflur/, 'half_underground'],
  [/^stahl/, 'steel'],
];
/** The usual construction types in German; the server knows all by id and name. */
export const toConstruction: Read = (value) => {
  const word = String(value).trim();
  return constructions.find(([words]) => words.test(word.toLowerCase()))?.[1] ?? word;
};

/** Latitude and longitude in one text, as they are pasted: `51.9607, 7.6261` or `51,9607 7,6261` in degrees. */
export function pairOf(text: string): [number, number] | null {
  const found = /^\s*(-?\d{1,3}[.,]\d+)\s*[,;\s]\s*(-?\d{1,3}[.,]\d+)\s*$/u.exec(text);
  if (!found) return null;
  const [a, b] = [found[1], found[2]].map((part) => Number(part?.replace(',', '.')));
  return a === undefined || b === undefined || Number.isNaN(a) || Number.isNaN(b) ? null : [a, b];
}
