/** The selected ids of one truck or driver in one text: equal for equal selections, so that memoized rows stay. */
export const selectedOf = (selected: readonly string[], key: string): string => {
  const own = selected.filter((id) => id.startsWith(`${key}@`));
  return own.length > 0 ? `|${own.join('|')}|` : '';
};

/** The selection after a click on a block: alone, or with the others where Ctrl or Shift is held. */
export function clicked(selected: readonly string[], id: string, also: boolean): string[] {
  if (!also) return selected.length === 1 && selected[0] === id ? [] : [id];
  return selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];
}
