import { Button, Dialog, Drawer, Portal, Progress, Text, VisuallyHidden } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { common } from '@/i18n/common';
import { formatPercent } from '@/i18n/format';
import type {
  ConfirmDialogProps,
  FrameProps,
  ModalDialogProps,
  ProgressDialogProps,
  SideDrawerProps,
} from '../dialogs';
import { initialFocus, inside } from './inside';

type Parts = typeof Dialog | typeof Drawer;

/** Backdrop and panel: the rest of the page is out of reach, the focus stays inside and returns to where it was. */
function Frame(props: FrameProps & { of: Parts }) {
  const { of: Part, open, onClose, role, size, placement, fallbackFocus, children } = props;
  const id = useId();
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  const isOpenerGone = () => !opener.current?.isConnected || opener.current === document.body;
  return (
    <Part.Root
      open={open}
      onOpenChange={(change) => change.open || onClose?.()}
      closeOnEscape={Boolean(onClose)}
      closeOnInteractOutside={Boolean(onClose)}
      // The focus is brought back; only a press outside closes.
      onFocusOutside={(event) => event.preventDefault()}
      // One that follows another stays when that one closes.
      onRequestDismiss={(event) => event.preventDefault()}
      ids={{ content: id }}
      initialFocusEl={() => initialFocus(id)}
      finalFocusEl={() => (isOpenerGone() && fallbackFocus?.()) || null}
      role={role}
      size={size as 'xl'}
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
        <Part.CloseTrigger asChild>
          <Button size="sm" variant="ghost" px="0" aria-label={intl.formatMessage(common.close)}>
            <X aria-hidden />
          </Button>
        </Part.CloseTrigger>
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

export const ModalDialog = ({ title, footer, children, ...frame }: ModalDialogProps) => (
  <Frame of={Dialog} {...frame}>
    <Head of={Dialog} title={title} onClose={frame.onClose} />
    <Dialog.Body tabIndex={-1}>{children}</Dialog.Body>
    {footer ? <Dialog.Footer>{footer}</Dialog.Footer> : null}
  </Frame>
);

export const SideDrawer = ({ title, footer, extra, side, children, ...frame }: SideDrawerProps) => (
  <Frame of={Drawer} placement={side} {...frame}>
    <Head of={Drawer} title={title} onClose={frame.onClose} extra={extra} />
    <Drawer.Body tabIndex={-1}>{children}</Drawer.Body>
    {footer ? <Drawer.Footer>{footer}</Drawer.Footer> : null}
  </Frame>
);

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, confirmLabel, danger, pending, fallbackFocus, children } = props;
  return (
    <Frame
      of={Dialog}
      open={open}
      onClose={pending ? undefined : onClose}
      role="alertdialog"
      size="sm"
      placement="center"
      fallbackFocus={fallbackFocus}
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
