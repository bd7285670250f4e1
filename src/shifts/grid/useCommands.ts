import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { Block, Times } from '../model/blocks';
import { STEP_MINUTES } from '../model/clock';
import type { Actions } from '../planner/useActions';
import { drawnTimes } from './drawn';

/** The dialogs and views that the calendar opens. */
interface Openers {
  edit: (block: Block) => void;
  /** @param times of the new shift, where they were said */
  create: (of: string, day: string, times?: Times) => void;
  keys: () => void;
  week: (of: string) => void;
}

export interface CommandOptions {
  writable: boolean;
  selected: readonly string[];
  select: (ids: string[]) => void;
  /** The current block of an id. */
  find: (id: string) => Block | undefined;
  actions: Actions;
  open: Openers;
  travel: (direction: 'undo' | 'redo') => void;
  /** Tells who does not see it. */
  say: (text: string) => void;
}

const hit = (event: { target: EventTarget }) => {
  const target = event.target as HTMLElement;
  const id = target.closest<HTMLElement>('[data-block]')?.dataset['block'];
  const [of, day] = (target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? '').split('@');
  return { id, of, day };
};

/** Clicks and keys, with one handler each for all blocks. */
export function useCommands(options: CommandOptions) {
  const { writable, selected, select, find, actions, open, travel, say } = options;
  const copied = useRef<Block[]>([]);
  const blocks = (id: string | undefined) =>
    (id && !selected.includes(id) ? [id] : selected).map(find).filter((block) => block !== undefined);
  useUndoKeys(writable, travel);

  const pressed = useRef<{ id: string | undefined; y: number }>(undefined);
  const onMouseDown = (event: MouseEvent) => {
    pressed.current = { id: hit(event).id, y: event.clientY };
  };
  const onClick = (event: MouseEvent) => {
    const { id, of, day } = hit(event);
    const from = pressed.current;
    pressed.current = undefined;
    // A shift that was dragged, and let go with Escape.
    if (from?.id !== undefined && id === undefined) return;
    const name = (event.target as HTMLElement).closest<HTMLElement>('[data-open]')?.dataset['open'];
    if (name) open.week(name);
    else if (id) select(clicked(selected, id, event.ctrlKey || event.metaKey || event.shiftKey));
    else if (of && day && writable && selected.length === 0) {
      const column = (event.target as HTMLElement).closest('.shifts-column');
      open.create(of, day, column ? drawnTimes(column, from?.y ?? event.clientY, event.clientY) : undefined);
    } else if (selected.length > 0) select([]);
  };
  const onDoubleClick = (event: MouseEvent) => {
    const block = find(hit(event).id ?? '');
    if (block && writable) open.edit(block);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { id, of, day } = hit(event);
    const block = id ? find(id) : undefined;
    const run = keyCommand(event);
    const onName = run === 'open' && (event.target as HTMLElement).closest('[data-open]') !== null;
    if (!run || event.defaultPrevented || onName) return;
    const resize = (minutes: number) =>
      writable && block && void actions.resize(block, event.shiftKey ? 'start' : 'end', minutes).then(say);
    const work: Record<Command, () => unknown> = {
      select: () => id && select(clicked(selected, id, true)),
      all: () => {
        const all = event.currentTarget.querySelectorAll<HTMLElement>('[data-block]');
        select([...all].map((element) => element.dataset['block'] ?? ''));
      },
      clear: () => select([]),
      keys: () => open.keys(),
      open: () => writable && (block ? open.edit(block) : of && day && open.create(of, day)),
      erase: () => writable && blocks(id).length > 0 && actions.erase(blocks(id)),
      away: () => {
        const absent = { key: of ?? '', entry: { work_date: day ?? '' } } as Block;
        return writable && of && day && actions.away(block ? blocks(id) : [absent]);
      },
      copy: () => (copied.current = blocks(id)),
      paste: () => writable && of && day && actions.paste(copied.current, of, day),
      later: () => resize(STEP_MINUTES),
      earlier: () => resize(-STEP_MINUTES),
    };
    event.preventDefault();
    work[run]();
  };
  return { onMouseDown, onClick, onDoubleClick, onKeyDown };
}

type Command = 'select' | 'all' | 'clear' | 'keys' | 'open' | 'erase' | 'away' | 'copy' | 'paste' | 'later' | 'earlier';

function keyCommand({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Command | undefined {
  const command = ctrlKey || metaKey;
  if (altKey) return ({ ArrowDown: 'later', ArrowUp: 'earlier' } as const)[key];
  if (command) return ({ a: 'all', c: 'copy', v: 'paste' } as const)[key.toLowerCase()];
  if (key === ' ' && shiftKey) return 'select';
  const plain = {
    Enter: 'open',
    Delete: 'erase',
    Backspace: 'erase',
    Escape: 'clear',
    n: 'away',
    '?': 'keys',
  } as const;
  // With Caps Lock too.
  return plain[(key === 'N' && !shiftKey ? 'n' : key) as keyof typeof plain];
}

const inText = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

/** Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z) anywhere on the page except in text fields. */
export function useUndoKeys(writable: boolean, travel: (direction: 'undo' | 'redo') => void) {
  const go = useEffectEvent(travel);
  useEffect(() => {
    if (!writable) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.defaultPrevented || inText(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      go(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [writable]);
}

const NONE: readonly string[] = [];

/** The selected ids of one truck or driver; the same array where there are none, so that memoized rows do not render. */
export function selectedOf(selected: readonly string[], key: string): readonly string[] {
  const own = selected.filter((id) => id.startsWith(`${key}@`));
  return own.length > 0 ? own : NONE;
}

/** The selection after a click on a block: alone, or added with Ctrl or Shift. */
function clicked(selected: readonly string[], id: string, also: boolean): string[] {
  if (!also) return selected.length === 1 && selected[0] === id ? [] : [id];
  return selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];
}
