import { Box } from '@chakra-ui/react';
import {
  cloneElement,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { MenuContext } from './MenuItem';
import { mergeRefs } from './overlay/mergeRefs';
import type { Placement } from './overlay/position';
import { useDismiss } from './overlay/useDismiss';
import { useFloating } from './overlay/useFloating';

interface MenuProps {
  /** A button. */
  trigger: ReactElement<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> }>;
  label: string;
  /** MenuItem, MenuSeparator. */
  children: ReactNode;
  placement?: Placement;
}

/** A menu of actions: arrow keys, Home, End and first letters move, Escape and Tab close. */
export function Menu({ trigger, label, children, placement = 'bottom-end' }: MenuProps) {
  const [start, setStart] = useState<'first' | 'last' | null>(null);
  const anchor = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const open = start !== null;
  useDismiss(open, [anchor, panel], () => setStart(null));
  const context = useMemo(
    () => ({
      close: () => {
        setStart(null);
        anchor.current?.focus();
      },
    }),
    [],
  );
  return (
    <>
      {cloneElement(trigger, {
        ref: mergeRefs(anchor, trigger.props.ref),
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: (event) => {
          trigger.props.onClick?.(event);
          event.stopPropagation();
          setStart(open ? null : 'first');
        },
        onKeyDown: (event) => {
          trigger.props.onKeyDown?.(event);
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setStart(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {open ? (
        <MenuContext value={context}>
          <List
            id={id}
            label={label}
            anchor={anchor}
            panel={panel}
            placement={placement}
            start={start}
            onLeave={context.close}
          >
            {children}
          </List>
        </MenuContext>
      ) : null}
    </>
  );
}

interface ListProps {
  id: string;
  label: string;
  anchor: { current: HTMLElement | null };
  panel: { current: HTMLDivElement | null };
  placement: Placement;
  start: 'first' | 'last';
  onLeave: () => void;
  children: ReactNode;
}

const itemsOf = (panel: HTMLElement | null) => [...(panel?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

function List({ id, label, anchor, panel, placement, start, onLeave, children }: ListProps) {
  useFloating(anchor, panel, placement);
  useEffect(() => {
    const items = itemsOf(panel.current);
    const checked = items.find((item) => item.ariaChecked === 'true');
    (checked ?? items.at(start === 'first' ? 0 : -1))?.focus();
  }, [panel, start]);
  return (
    <Box
      ref={panel}
      id={id}
      role="menu"
      aria-label={label}
      popover="manual"
      position="fixed"
      m="0"
      p="1"
      minW="44"
      maxW="calc(100vw - 16px)"
      maxH="calc(100dvh - 16px)"
      overflowY="auto"
      layerStyle="raised"
      animation="fade-in 120ms ease-out"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => onMenuKey(event, panel.current, onLeave)}
    >
      {children}
    </Box>
  );
}

function onMenuKey(event: KeyboardEvent, panel: HTMLElement | null, leave: () => void) {
  const items = itemsOf(panel);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const target = () => {
    if (event.key === 'ArrowDown') return items[(at + 1) % items.length];
    if (event.key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
    if (event.key === 'Home') return items[0];
    if (event.key === 'End') return items.at(-1);
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey) return undefined;
    const letter = event.key.toLocaleLowerCase();
    return [...items.slice(at + 1), ...items].find((item) =>
      item.textContent?.trim().toLocaleLowerCase().startsWith(letter),
    );
  };
  if (event.key === 'Escape' || event.key === 'Tab') {
    // Tab keeps its default: from the trigger, which has the focus again, it goes on to what follows.
    if (event.key === 'Escape') event.preventDefault();
    event.stopPropagation();
    leave();
    return;
  }
  const next = target();
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
