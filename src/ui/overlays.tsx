import {
  Box,
  Button,
  Dialog,
  Drawer,
  Menu,
  Popover,
  Portal,
  Progress,
  Text,
  Tooltip,
  useMenuContext,
} from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { common } from '@/i18n/common';
import { formatPercent } from '@/i18n/format';
import type { ConfirmDialogProps, FrameProps, ModalDialogProps, ProgressDialogProps, SideDrawerProps } from './dialogs';
import { isRtl } from './direction';
import { IconButton } from './IconButton';
import type { MenuItemProps } from './Menu';
import type { Placement } from './Popover';
import { VisuallyHidden } from './VisuallyHidden';

/** A press or key in an overlay is none in the row or form that React renders it from. */
const inside = { onClick: stop, onKeyDown: stop };
function stop(event: SyntheticEvent) {
  event.stopPropagation();
}

/** Zag focuses what opens, not what is mounted open. */
function useOpened(open: boolean) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted && open;
}

const FIELD = 'select:enabled,textarea:enabled,input:enabled:not([type=radio],[type=hidden]),input:enabled:checked';

/** Where focus starts: what asks for it, else the first field, else the panel itself. */
function initialFocus(id: string) {
  const panel = document.getElementById(id);
  return panel?.querySelector<HTMLElement>('[data-autofocus]') ?? panel?.querySelector<HTMLElement>(FIELD) ?? panel;
}

const positioning = (placement: Placement) => ({
  placement: placement === 'inline-end' ? (isRtl() ? ('left' as const) : ('right' as const)) : placement,
  gutter: 6,
  overflowPadding: 8,
});

interface PanelProps {
  open: boolean;
  /** Id of the button that opens it; `<id>-panel` is the panel's. */
  triggerId: string;
  placement: Placement;
  onClose: () => void;
  children: ReactNode;
}

export function MenuPanel({ open, triggerId, placement, onClose, start, children }: PanelProps & { start: Start }) {
  return (
    <Menu.Root
      open={useOpened(open)}
      onOpenChange={(change) => change.open || onClose()}
      ids={{ trigger: triggerId, content: `${triggerId}-panel` }}
      positioning={positioning(placement)}
      loopFocus
    >
      <Portal>
        <Menu.Positioner {...inside}>
          <Menu.Content>
            <StartAt start={start} id={`${triggerId}-panel`} />
            {children}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

type Start = 'first' | 'last' | null;

/** Opened by key, a menu begins at the chosen item or at one of its ends. */
function StartAt({ start, id }: { start: Start; id: string }) {
  const { open, setHighlightedValue } = useMenuContext();
  const highlight = useEffectEvent(() => {
    const items = [...(document.getElementById(id)?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    const item = items.find(({ ariaChecked }) => ariaChecked === 'true') ?? items.at(start === 'last' ? -1 : 0);
    if (start && item?.dataset['value']) setHighlightedValue(item.dataset['value']);
  });
  useEffect(() => {
    if (open) highlight();
  }, [open]);
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
}

export function PopoverPanel({ open, triggerId, placement, onClose, label, width, children }: PopoverPanelProps) {
  const id = `${triggerId}-panel`;
  return (
    <Popover.Root
      open={useOpened(open)}
      onOpenChange={(change) => change.open || onClose()}
      ids={{ trigger: triggerId, content: id }}
      positioning={positioning(placement)}
      initialFocusEl={() => initialFocus(id)}
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
        <Tooltip.Positioner>
          <Tooltip.Content onPointerEnter={onEnter}>{children}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}

type Parts = typeof Dialog | typeof Drawer;

/** Backdrop and panel: the rest of the page is out of reach, the focus stays inside and returns to where it was. */
function Frame({ of: Part, open, onClose, role, size, placement, children }: FrameProps & { of: Parts }) {
  const id = useId();
  return (
    <Part.Root
      open={open}
      onOpenChange={(change) => change.open || onClose?.()}
      closeOnEscape={Boolean(onClose)}
      closeOnInteractOutside={Boolean(onClose)}
      // The focus is brought back; only a press outside closes.
      onFocusOutside={(event) => event.preventDefault()}
      ids={{ content: id }}
      initialFocusEl={() => initialFocus(id)}
      role={role}
      size={size}
      placement={placement as 'top'}
    >
      <Portal>
        <Part.Backdrop />
        <Part.Positioner {...inside}>
          <Part.Content>{children}</Part.Content>
        </Part.Positioner>
      </Portal>
    </Part.Root>
  );
}

interface HeadProps {
  of: Parts;
  title: ReactNode;
  onClose?: () => void;
  extra?: ReactNode;
}

function Head({ of: Part, title, onClose, extra }: HeadProps) {
  const intl = useIntl();
  return (
    <Part.Header>
      <Part.Title>{title}</Part.Title>
      {extra}
      {onClose ? (
        <IconButton label={intl.formatMessage(common.close)} size="sm" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      ) : null}
    </Part.Header>
  );
}

/** A panel near the top with a field and what it finds. */
export const TopDialog = ({ open, onClose, label, children }: Omit<FrameProps, 'role'> & { label: ReactNode }) => (
  <Frame of={Dialog} open={open} onClose={onClose} size="xl" placement="top">
    <VisuallyHidden>
      <Dialog.Title>{label}</Dialog.Title>
    </VisuallyHidden>
    {children}
  </Frame>
);

export const ModalDialog = ({ open, onClose, title, footer, size, children }: ModalDialogProps) => (
  <Frame of={Dialog} open={open} onClose={onClose} size={size}>
    <Head of={Dialog} title={title} onClose={onClose} />
    <Dialog.Body tabIndex={-1}>{children}</Dialog.Body>
    {footer ? <Dialog.Footer>{footer}</Dialog.Footer> : null}
  </Frame>
);

export const SideDrawer = ({ open, onClose, title, footer, extra, size, side, children }: SideDrawerProps) => (
  <Frame of={Drawer} open={open} onClose={onClose} size={size} placement={side}>
    <Head of={Drawer} title={title} onClose={onClose} extra={extra} />
    <Drawer.Body tabIndex={-1}>{children}</Drawer.Body>
    {footer ? <Drawer.Footer>{footer}</Drawer.Footer> : null}
  </Frame>
);

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, confirmLabel, danger, pending, children } = props;
  return (
    <Frame
      of={Dialog}
      open={open}
      onClose={pending ? undefined : onClose}
      role="alertdialog"
      size="sm"
      placement="center"
    >
      <Head of={Dialog} title={title} />
      <Dialog.Body tabIndex={-1}>
        <Dialog.Description as="div">{children}</Dialog.Description>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose} disabled={pending} data-autofocus={danger ? '' : undefined}>
          <FormattedMessage {...common.cancel} />
        </Button>
        <Button
          colorPalette={danger ? 'danger' : undefined}
          onClick={onConfirm}
          disabled={pending}
          aria-busy={pending}
          data-autofocus={danger ? undefined : ''}
        >
          {confirmLabel}
        </Button>
      </Dialog.Footer>
    </Frame>
  );
}

export function ProgressDialog({ open, title, value, max, children, onCancel }: ProgressDialogProps) {
  const intl = useIntl();
  const id = useId();
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <Frame of={Dialog} open={open} onClose={onCancel} size="sm" placement="center">
      <Head of={Dialog} title={title} />
      <Dialog.Body tabIndex={-1} pb={onCancel ? '2' : '6'}>
        <Progress.Root value={percent} display="flex" alignItems="center" gap="3">
          <Progress.Label id={id} srOnly>
            {title}
          </Progress.Label>
          <Progress.Track flex="1" aria-labelledby={id}>
            <Progress.Range />
          </Progress.Track>
          <Text textStyle="tabular" minW="10" textAlign="end">
            {formatPercent(intl, percent)}
          </Text>
        </Progress.Root>
        {children ? (
          <Text textStyle="secondary" mt="2" role="status">
            {children}
          </Text>
        ) : null}
      </Dialog.Body>
      {onCancel ? (
        <Dialog.Footer>
          <Button variant="outline" onClick={onCancel}>
            <FormattedMessage {...common.cancel} />
          </Button>
        </Dialog.Footer>
      ) : null}
    </Frame>
  );
}
