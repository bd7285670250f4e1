import { cloneElement, useId, useState, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { overlay, whenOpen } from './whenOpen';

export type Placement = 'bottom-start' | 'bottom-end' | 'bottom' | 'top' | 'inline-end';

export const PopoverPanel = whenOpen(overlay('PopoverPanel'));

interface PopoverProps {
  /** A button. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Name of the panel. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: Placement;
  width?: string;
}

/** A small panel beside its button, modal only under a finger: a press or Tab outside closes it, Escape returns the focus. */
export function Popover({ trigger, label, children, placement = 'bottom-start', width = '20rem' }: PopoverProps) {
  const own = useId();
  const id = trigger.props.id ?? own;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {cloneElement(trigger, {
        id,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? `${id}-panel` : undefined,
        onClick: (event) => {
          trigger.props.onClick?.(event);
          setOpen(!open);
        },
      })}
      <PopoverPanel open={open} triggerId={id} label={label} placement={placement} width={width} onClose={close}>
        {typeof children === 'function' ? children(close) : children}
      </PopoverPanel>
    </>
  );
}
