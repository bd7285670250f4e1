import { cloneElement, useId, useState, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import type { Placement } from './Popover';
import { overlay, whenOpen } from './whenOpen';

const MenuPanel = whenOpen(overlay('MenuPanel'));

export interface MenuItemProps {
  children: ReactNode;
  icon?: ReactNode;
  onSelect?: () => void;
  /** Makes it one of several choices. */
  checked?: boolean;
  /** Red, for what destroys. */
  danger?: boolean;
  disabled?: boolean;
  /** Why it is disabled, below its name. */
  reason?: string;
  /** A router link in place of the button: `link={<Link to="…" />}`. */
  link?: ReactElement;
}

export const MenuItem = overlay('MenuItem');
export const MenuSeparator = overlay('MenuSeparator');
export const MenuLabel = overlay('MenuLabel');

interface MenuProps {
  /** A button; the menu has its name. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  /** MenuItem, MenuSeparator, MenuLabel. */
  children: ReactNode;
  placement?: Placement;
}

/** A menu of actions. Its button renders at once; the menu opens when its code is there. */
export function Menu({ trigger, children, placement = 'bottom-end' }: MenuProps) {
  const own = useId();
  const id = trigger.props.id ?? own;
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<'first' | 'last' | null>(null);
  return (
    <>
      {cloneElement(trigger, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? `${id}-menu` : undefined,
        onClick: (event) => {
          trigger.props.onClick?.(event);
          event.stopPropagation();
          // A press of Enter or the space bar is a click without a pointer.
          setStart(event.detail === 0 ? 'first' : null);
          setOpen(!open);
        },
        onKeyDown: (event) => {
          trigger.props.onKeyDown?.(event);
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setStart(event.key === 'ArrowDown' ? 'first' : 'last');
          setOpen(true);
        },
      })}
      <MenuPanel open={open} start={start} triggerId={id} placement={placement} onClose={() => setOpen(false)}>
        {children}
      </MenuPanel>
    </>
  );
}
