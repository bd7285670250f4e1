import { Box, type SystemStyleObject } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { focusFirst, wrapTab } from './focus';
import { isTopLayer, pushLayer, removeLayer } from './stack';
import { usePresence } from './usePresence';

interface ModalLayerProps {
  open: boolean;
  /** Escape and a press on the backdrop; leave out to make the layer stay. */
  onClose?: () => void;
  role?: 'dialog' | 'alertdialog';
  labelledBy: string;
  describedBy?: string;
  /** How the panel lies in the window. */
  frame: SystemStyleObject;
  panel: SystemStyleObject;
  children: ReactNode;
}

/** Backdrop and panel of dialogs and drawers: the rest of the page is out of reach, focus is kept inside and given back. */
export function ModalLayer(props: ModalLayerProps) {
  const { mounted, state } = usePresence(props.open);
  return mounted ? createPortal(<Layer {...props} state={state} />, document.body) : null;
}

function Layer({
  open,
  onClose,
  role = 'dialog',
  labelledBy,
  describedBy,
  frame,
  panel,
  children,
  state,
}: ModalLayerProps & { state: string }) {
  const layerRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);

  // Read while rendering: a field with autoFocus has the focus as soon as this is mounted.
  const [before] = useState(() => document.activeElement);

  // Not a layout effect: React puts the focus back to where it was when a commit began, over what its clean-up does.
  useEffect(() => {
    const layer = layerRef.current;
    const element = panelRef.current;
    if (!open || !layer || !element) return;
    pushLayer(layer);
    if (!element.contains(document.activeElement)) focusFirst(element);
    return () => {
      removeLayer(layer);
      const active = document.activeElement;
      // Something else may have taken the focus: what follows a dialog.
      if (!(active instanceof HTMLElement) || (active !== document.body && !layer.contains(active))) return;
      // A dialog that follows another began in what is on its way out.
      if (before instanceof HTMLElement && before.isConnected && !before.closest('[data-state=closing]'))
        before.focus();
      else active.blur();
    };
  }, [open, before]);

  return (
    <Box
      ref={layerRef}
      data-state={state}
      position="fixed"
      inset="0"
      zIndex="modal"
      display="flex"
      bg="rgb(10 14 18 / 0.45)"
      animation="fade-in 150ms ease-out"
      transition="opacity 150ms ease-out"
      css={{ ...frame, '&[data-state=closing]': { opacity: 0, pointerEvents: 'none' } }}
      onPointerDown={(event) => {
        pressed.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        event.stopPropagation();
        // A press that began inside and ended outside (selecting text) is no wish to close.
        if (pressed.current && event.target === event.currentTarget) onClose?.();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape' && !event.defaultPrevented && isTopLayer(layerRef.current)) onClose?.();
        if (panelRef.current) wrapTab(panelRef.current, event);
      }}
    >
      <Box
        ref={panelRef}
        role={role}
        aria-modal="true"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        tabIndex={-1}
        bg="raised"
        color="text"
        display="flex"
        flexDirection="column"
        boxShadow="lg"
        outline="none"
        transition="transform 150ms ease-out"
        css={panel}
      >
        {children}
      </Box>
    </Box>
  );
}
