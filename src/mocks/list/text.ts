const marks = /[\u0300-\u036f]/g;
const known = new Map<string, string>();

/** What texts are searched and sorted by: case and accents ignored. */
export function searchKey(text: string): string {
  let key = known.get(text);
  if (key === undefined) {
    key = text.normalize('NFD').replaceAll(marks, '').replaceAll('ß', 'ss').toLowerCase();
    known.set(text, key);
  }
  return key;
}
