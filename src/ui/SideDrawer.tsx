import { useId, type ReactNode } from 'react';
import { LayerBody, LayerFoot, LayerHead } from './overlay/LayerParts';
import { ModalLayer } from './overlay/ModalLayer';

interface SideDrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Beside the close button. */
  extra?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** `start` for navigation on phones. */
  side?: 'start' | 'end';
}

/** Slides in from the inline end; full width on phones. */
export function SideDrawer({
  open,
  onClose,
  title,
  children,
  footer,
  extra,
  size = 'md',
  side = 'end',
}: SideDrawerProps) {
  const id = useId();
  const end = side === 'end';
  return (
    <ModalLayer
      open={open}
      onClose={onClose}
      labelledBy={id}
      frame={{ alignItems: 'stretch', justifyContent: end ? 'flex-end' : 'flex-start' }}
      panel={{
        width: '100%',
        maxW: { base: end ? '100vw' : '20rem', sm: size },
        height: '100dvh',
        borderInlineStartWidth: end ? '1px' : '0',
        borderInlineEndWidth: end ? '0' : '1px',
        animation: `${end ? 'slide-in' : 'slide-in-start'} 180ms cubic-bezier(0.2, 0, 0, 1)`,
        '[data-state=closing] > &': { transform: `translateX(calc(var(--dir) * ${end ? '2rem' : '-2rem'}))` },
      }}
    >
      <LayerHead id={id} title={title} onClose={onClose} extra={extra} />
      <LayerBody>{children}</LayerBody>
      {footer ? <LayerFoot>{footer}</LayerFoot> : null}
    </ModalLayer>
  );
}
