import { Box } from '@chakra-ui/react';
import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { mergeRefs } from './overlay/mergeRefs';
import type { Placement } from './overlay/position';
import { useFloating } from './overlay/useFloating';

type Trigger = ReactElement<HTMLAttributes<HTMLElement> & { disabled?: boolean; ref?: Ref<HTMLElement> }>;

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
 * that the reason why it is disabled can be read with mouse, keyboard and screen reader.
 */
export function Tooltip({ content, children, placement = 'top', describes = true }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (!content) return children;
  const later = (show: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(show), ms);
  };
  const now = (show: boolean) => {
    clearTimeout(timer.current);
    setOpen(show);
  };
  const { props } = children;
  const trigger = cloneElement(children, {
    ...(props.disabled ? blocked : {}),
    ref: mergeRefs(anchor, props.ref),
    'aria-describedby': describes && open ? id : props['aria-describedby'],
    onPointerEnter: (event) => {
      if (event.pointerType !== 'touch') later(true, SHOW_MS);
      props.onPointerEnter?.(event);
    },
    onPointerLeave: (event) => {
      later(false, HIDE_MS);
      props.onPointerLeave?.(event);
    },
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) now(true);
      props.onFocus?.(event);
    },
    onBlur: (event) => {
      now(false);
      props.onBlur?.(event);
    },
    onKeyDown: (event) => {
      if (event.key === 'Escape' && open) {
        event.preventDefault();
        now(false);
      }
      if (!props.disabled) props.onKeyDown?.(event);
    },
    onClick: (event) => {
      if (props.disabled) {
        event.preventDefault();
        now(true);
      } else {
        now(false);
        props.onClick?.(event);
      }
    },
  });
  return (
    <>
      {trigger}
      {open ? (
        <Bubble
          id={id}
          anchor={anchor}
          placement={placement}
          onEnter={() => now(true)}
          onLeave={() => later(false, HIDE_MS)}
        >
          {content}
        </Bubble>
      ) : null}
    </>
  );
}

const blocked = { disabled: undefined, 'aria-disabled': true } as const;

interface BubbleProps {
  id: string;
  anchor: { current: HTMLElement | null };
  placement: Placement;
  onEnter: () => void;
  onLeave: () => void;
  children: ReactNode;
}

function Bubble({ id, anchor, placement, onEnter, onLeave, children }: BubbleProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFloating(anchor, ref, placement);
  return (
    <Box
      ref={ref}
      id={id}
      role="tooltip"
      popover="manual"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      position="fixed"
      m="0"
      px="2"
      py="1"
      maxW="xs"
      borderWidth="0"
      borderRadius="md"
      bg="inverted"
      color="inverted.text"
      textStyle="xs"
      fontWeight="medium"
      whiteSpace="normal"
      textAlign="inherit"
      overflow="visible"
      animation="fade-in 120ms ease-out"
    >
      {children}
    </Box>
  );
}
