import { Box, Button } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { common } from '@/i18n/common';
import { LayerBody, LayerFoot, LayerHead } from './overlay/LayerParts';
import { ModalLayer } from './overlay/ModalLayer';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  /** What will happen. */
  children: ReactNode;
  /** Says what it does: "Delete location". */
  confirmLabel: ReactNode;
  /** For what cannot be undone: the button is red and Cancel has the focus. */
  danger?: boolean;
  /** While the action runs. */
  pending?: boolean;
}

/** Asks before something happens. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  danger,
  pending,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <ModalLayer
      open={open}
      onClose={pending ? undefined : onClose}
      role="alertdialog"
      labelledBy={id}
      describedBy={`${id}-text`}
      frame={{ alignItems: 'center', justifyContent: 'center', p: '4' }}
      panel={{ width: '100%', maxW: 'sm', borderRadius: 'lg', borderWidth: '1px', animation: 'rise-in 150ms ease-out' }}
    >
      <LayerHead id={id} title={title} />
      <LayerBody>
        <Box id={`${id}-text`}>{children}</Box>
      </LayerBody>
      <LayerFoot>
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
      </LayerFoot>
    </ModalLayer>
  );
}
