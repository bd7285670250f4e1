import {
  cloneElement,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { Placement } from './Popover';
import { overlay } from './whenOpen';

const TooltipBubble = overlay('TooltipBubble');

type Trigger = ReactElement<HTMLAttributes<HTMLElement> & { disabled?: boolean }>;

interface TooltipProps {
  /** Short text; nothing is shown without it. */
  content: ReactNode;
  children: Trigger;
  placement?: Placement;
  /** False where the trigger has the same text as its name: it would be read twice. */
  describes?: boolean;
}

const SHOW_MS = 350;
const HIDE_MS = 120;

/**
 * A short explanation on hover and focus. A disabled control inside stays reachable (aria-disabled, its actions dropped), so
 * that the reason why it is disabled can be read with mouse, keyboard and screen reader. Chakra's tooltip is mounted while it shows:
 * a table has hundreds of triggers.
 */
export function Tooltip({ content, children, placement = 'top', describes = true }: TooltipProps) {
  const own = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (!content) return children;
  const { props } = children;
  const id = props.id ?? own;
  const show = (next: boolean, ms = 0) => {
    clearTimeout(timer.current);
    if (ms > 0) timer.current = setTimeout(() => setOpen(next), ms);
    else setOpen(next);
  };
  const trigger = cloneElement(children, {
    id,
    ...(props.disabled ? { disabled: undefined, 'aria-disabled': true } : {}),
    'aria-describedby': describes && open ? `${id}-tip` : props['aria-describedby'],
    onPointerEnter: (event) => {
      if (event.pointerType !== 'touch') show(true, SHOW_MS);
      props.onPointerEnter?.(event);
    },
    onPointerLeave: (event) => {
      show(false, HIDE_MS);
      props.onPointerLeave?.(event);
    },
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) show(true);
      props.onFocus?.(event);
    },
    onBlur: (event) => {
      show(false);
      props.onBlur?.(event);
    },
    onKeyDown: props.disabled ? undefined : props.onKeyDown,
    onClick: (event) => {
      show(Boolean(props.disabled));
      if (props.disabled) event.preventDefault();
      else props.onClick?.(event);
    },
  });
  return (
    <>
      {trigger}
      {open ? (
        <Suspense>
          <TooltipBubble
            triggerId={id}
            placement={placement}
            onClose={() => show(false)}
            onEnter={() => clearTimeout(timer.current)}
          >
            {content}
          </TooltipBubble>
        </Suspense>
      ) : null}
    </>
  );
}
