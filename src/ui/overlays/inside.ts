import type { SyntheticEvent } from 'react';

/** A press or key in an overlay is none in the row or form that React renders it from. */
export const inside = { onClick: stop, onKeyDown: stop };
function stop(event: SyntheticEvent) {
  event.stopPropagation();
}

const FIELD = 'select:enabled,textarea:enabled,input:enabled:not([type=radio],[type=hidden]),input:enabled:checked';

/** Where focus starts: what asks for it (in a calendar its day), else the first field or chosen radio, else a radio, else the panel itself. */
export function initialFocus(id: string) {
  const panel = document.getElementById(id);
  const first = (selector: string) => panel?.querySelector<HTMLElement>(selector);
  return (
    first('[data-autofocus],[data-view=day][data-focus]') ?? first(FIELD) ?? first('[type=radio]:enabled') ?? panel
  );
}
