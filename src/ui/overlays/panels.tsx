import { Box, Menu, Popover, Portal, Text, Tooltip, useMenuContext } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { isRtl } from '../direction';
import type { MenuItemProps } from '../Menu';
import type { Placement } from '../Popover';
import { useMedia } from '../useMedia';
import { initialFocus, inside } from './inside';

/** Zag focuses what opens, not what is mounted open. */
function useOpened(open: boolean) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMounted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return mounted && open;
}

const positioning = (placement: Placement) => ({
  placement: placement === 'inline-end' ? (isRtl() ? ('left' as const) : ('right' as const)) : placement,
  gutter: 6,
  overflowPadding: 8,
});

interface PanelProps {
  open: boolean;
  /** Id of the button that opens it; the panel's is made from it. */
  triggerId: string;
  placement: Placement;
  onClose: () => void;
  children: ReactNode;
}

/** A menu of the header belongs into it: content of a page is within landmarks. */
const landmarkOf = (triggerId: string) => ({
  current: document.getElementById(triggerId)?.closest<HTMLElement>('header') ?? document.body,
});

export function MenuPanel({ open, triggerId, placement, onClose, start, children }: PanelProps & { start: Start }) {
  const id = `${triggerId}-menu`;
  return (
    <Menu.Root
      open={useOpened(open)}
      onOpenChange={(change) => change.open || onClose()}
      ids={{ trigger: triggerId, content: id }}
      positioning={positioning(placement)}
      loopFocus
      onExitComplete={() => {
        // A choice right after a move of the pointer: Zag gives the focus back, and then to the menu again, which goes now.
        const { activeElement: now } = document;
        if (now === document.body || now?.id === id) document.getElementById(triggerId)?.focus();
      }}
    >
      <Portal container={landmarkOf(triggerId)}>
        <Menu.Positioner {...inside}>
          <Menu.Content>
            <StartAt start={start} id={id} />
            {children}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

type Start = 'first' | 'last' | null;

/** Opened by key, a menu begins at the chosen item or at one of its ends; again there if the highlighted item is replaced. */
function StartAt({ start, id }: { start: Start; id: string }) {
  const { open, highlightedValue, setHighlightedValue } = useMenuContext();
  const started = useRef(false);
  useEffect(() => {
    const items = [...(document.getElementById(id)?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    const isGone = highlightedValue !== null && items.every((item) => item.dataset['value'] !== highlightedValue);
    if (open && start && (isGone || !started.current)) {
      const item = items.find(({ ariaChecked }) => ariaChecked === 'true') ?? items.at(start === 'last' ? -1 : 0);
      if (item?.dataset['value']) setHighlightedValue(item.dataset['value']);
    }
    started.current = open;
  });
  return null;
}

export function MenuItem({ children, icon, onSelect, checked, danger, disabled, reason, link }: MenuItemProps) {
  const id = useId();
  const why = disabled ? reason : undefined;
  const content = (
    <>
      {icon}
      <Menu.ItemText>
        <span id={`${id}-name`}>{children}</span>
        {why ? (
          <Text as="span" id={`${id}-why`} display="block" textStyle="xs">
            {why}
          </Text>
        ) : null}
      </Menu.ItemText>
      {checked ? <Check aria-hidden /> : null}
    </>
  );
  return (
    <Menu.Item
      value={id}
      asChild={Boolean(link)}
      // Zag passes over disabled items, and nobody could read why.
      closeOnSelect={!disabled}
      onSelect={disabled ? undefined : onSelect}
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={disabled}
      aria-labelledby={why ? `${id}-name` : undefined}
      aria-describedby={why ? `${id}-why` : undefined}
      color={danger && !disabled ? 'danger.fg' : undefined}
    >
      {link ? withChildren(link, content) : content}
    </Menu.Item>
  );
}

const withChildren = (link: ReactElement, children: ReactNode) => (
  <link.type {...(link.props as object)}>{children}</link.type>
);

export const MenuSeparator = (props: object) => <Menu.Separator {...props} />;

/** A line that is no choice, such as who is signed in. */
export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Box role="presentation" px="2.5" py="1.5" textStyle="label">
    {children}
  </Box>
);

interface PopoverPanelProps extends PanelProps {
  label: string;
  width: string;
  /** Once it is gone and the focus is back. */
  onClosed?: () => void;
}

export function PopoverPanel(props: PopoverPanelProps) {
  const { open, triggerId, placement, onClose, onClosed, label, width, children } = props;
  const id = `${triggerId}-panel`;
  const isTouched = useMedia('(pointer: coarse)');
  return (
    <Popover.Root
      open={useOpened(open)}
      onOpenChange={(change) => change.open || onClose()}
      ids={{ trigger: triggerId, content: id }}
      positioning={positioning(placement)}
      onExitComplete={onClosed}
      initialFocusEl={() => initialFocus(id)}
      // A tap outside only closes it: on a phone most of the page is a link.
      modal={isTouched}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Popover.Positioner {...inside}>
          <Popover.Content aria-label={label} w={width}>
            {children}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

export function TooltipBubble({
  triggerId,
  placement,
  onClose,
  onEnter,
  children,
}: Omit<PanelProps, 'open'> & { onEnter: () => void }) {
  return (
    <Tooltip.Root
      open
      onOpenChange={(change) => change.open || onClose()}
      ids={{ trigger: triggerId, content: `${triggerId}-tip` }}
      positioning={positioning(placement)}
      interactive
      closeDelay={120}
    >
      <Portal>
        {/* For the eyes: the trigger has its text as name or description, and it is outside of all landmarks. */}
        <Tooltip.Positioner aria-hidden>
          <Tooltip.Content onPointerEnter={onEnter}>{children}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
