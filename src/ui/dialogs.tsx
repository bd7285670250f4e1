import type { ReactNode } from 'react';
import { overlay, whenOpen } from './whenOpen';

export interface FrameProps {
  open: boolean;
  /** Escape and a press outside; leave out to make it stay. */
  onClose?: () => void;
  role?: 'dialog' | 'alertdialog';
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl';
  placement?: 'center' | 'bottom' | 'top' | 'start' | 'end';
  /** Where the focus goes at the end if what had it before is gone, or nothing had it. */
  fallbackFocus?: () => HTMLElement | null;
  children: ReactNode;
}

export interface ModalDialogProps extends Pick<FrameProps, 'open' | 'onClose' | 'size' | 'fallbackFocus' | 'children'> {
  title: ReactNode;
  /** Actions, the primary one last. A form's submit button may be here with `form="…"`. */
  footer?: ReactNode;
}

export interface SideDrawerProps extends ModalDialogProps {
  /** Beside the close button. */
  extra?: ReactNode;
  /** `start` for navigation on phones. */
  side?: 'start' | 'end';
}

export interface ConfirmDialogProps extends Pick<FrameProps, 'open' | 'fallbackFocus' | 'children'> {
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  /** Says what it does: "Delete location". */
  confirmLabel: ReactNode;
  /** For what cannot be undone: the button is red and Cancel has the focus. */
  danger?: boolean;
  /** While the action runs. */
  pending?: boolean;
}

export interface ProgressDialogProps {
  open: boolean;
  title: ReactNode;
  /** Done and total, in any unit. A total of 0 is "just begun". */
  value: number;
  max: number;
  /** Below the bar: "132 of 400 rows". */
  children?: ReactNode;
  /** Without it the work cannot be stopped. */
  onCancel?: () => void;
}

/** A dialog in the middle, at the bottom edge on phones. Render it always and switch `open`, as with all of these. */
export const ModalDialog = whenOpen(overlay('ModalDialog'));
/** Slides in from the inline end; full width on phones. */
export const SideDrawer = whenOpen(overlay('SideDrawer'));
/** Asks before something happens. */
export const ConfirmDialog = whenOpen(overlay('ConfirmDialog'));
/** Long work with a known end; it stays until the caller closes it. */
export const ProgressDialog = whenOpen(overlay('ProgressDialog'));

/** Whether a dialog or drawer is open over the page. */
export const isDialogOpen = () => document.querySelector('[aria-modal=true][data-state=open]') !== null;
