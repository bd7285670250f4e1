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
import { focusFirst } from './overlay/focus';
import { mergeRefs } from './overlay/mergeRefs';
import type { Placement } from './overlay/position';
import { useDismiss } from './overlay/useDismiss';
import { useFloating } from './overlay/useFloating';

interface PopoverProps {
  /** A button. */
  trigger: ReactElement<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> }>;
  /** Name of the panel. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: Placement;
  width?: string;
}

/** A small panel beside its button, not modal: a press or Tab outside closes it, Escape gives the focus back. */
export function Popover({ trigger, label, children, placement = 'bottom-start', width = '20rem' }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    anchor.current?.focus();
  };
  useDismiss(open, [anchor, panel], () => setOpen(false));
  return (
    <>
      {cloneElement(trigger, {
        ref: mergeRefs(anchor, trigger.props.ref),
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: (event) => {
          trigger.props.onClick?.(event);
          setOpen(!open);
        },
      })}
      {open ? (
        <Panel id={id} label={label} anchor={anchor} panel={panel} placement={placement} width={width} onEscape={close}>
          {typeof children === 'function' ? children(close) : children}
        </Panel>
      ) : null}
    </>
  );
}

interface PanelProps {
  id: string;
  label: string;
  anchor: { current: HTMLElement | null };
  panel: { current: HTMLDivElement | null };
  placement: Placement;
  width: string;
  onEscape: () => void;
  children: ReactNode;
}

function Panel({ id, label, anchor, panel, placement, width, onEscape, children }: PanelProps) {
  useFloating(anchor, panel, placement);
  useEffect(() => {
    if (panel.current) focusFirst(panel.current);
  }, [panel]);
  return (
    <Box
      ref={panel}
      id={id}
      role="dialog"
      aria-label={label}
      popover="manual"
      tabIndex={-1}
      position="fixed"
      m="0"
      p="3"
      w={width}
      maxW="calc(100vw - 16px)"
      maxH="calc(100dvh - 16px)"
      overflowY="auto"
      layerStyle="raised"
      outline="none"
      animation="fade-in 120ms ease-out"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onEscape();
      }}
    >
      {children}
    </Box>
  );
}
