/** Where maps wait that nobody sees. */
export function parkingLot(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-map-parking]');
  if (found) return found;
  const lot = document.createElement('div');
  lot.dataset['mapParking'] = '';
  lot.inert = true;
  lot.style.cssText = 'position:fixed;top:0;left:-9999px;visibility:hidden;pointer-events:none;contain:strict';
  document.body.append(lot);
  return lot;
}
