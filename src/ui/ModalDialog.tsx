import { useId, type ReactNode } from 'react';
import { LayerBody, LayerFoot, LayerHead } from './overlay/LayerParts';
import { ModalLayer } from './overlay/ModalLayer';

interface ModalDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Actions, the primary one last. A form's submit button may stand here with `form="…"`. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

const FRAME = { alignItems: { base: 'flex-end', sm: 'center' }, justifyContent: 'center', p: { base: '0', sm: '6' } };

/** A dialog in the middle, at the bottom edge on phones. Render it always and switch `open`. */
export function ModalDialog({ open, onClose, title, children, footer, size = 'md' }: ModalDialogProps) {
  const id = useId();
  return (
    <ModalLayer
      open={open}
      onClose={onClose}
      labelledBy={id}
      frame={FRAME}
      panel={{
        width: '100%',
        maxW: { base: '100%', sm: size },
        maxH: { base: '92dvh', sm: 'calc(100dvh - 3rem)' },
        borderRadius: 'lg',
        borderBottomRadius: { base: '0', sm: 'lg' },
        borderWidth: '1px',
        animation: 'rise-in 150ms ease-out',
      }}
    >
      <LayerHead id={id} title={title} onClose={onClose} />
      <LayerBody>{children}</LayerBody>
      {footer ? <LayerFoot>{footer}</LayerFoot> : null}
    </ModalLayer>
  );
}
