import { createToaster } from '@chakra-ui/react';

/** Short messages after an action. Rules of the product: 5 at once, no duplicates, 3 seconds, success unless said otherwise. */
export type ToastVariant = 'success' | 'info' | 'warning' | 'error';

export interface ToastOptions {
  variant?: ToastVariant;
  /** Milliseconds until it closes; it waits while it is hovered or focused. */
  duration?: number;
  action?: { label: string; onClick: () => void };
}

const MAX_TOASTS = 5;
const TOAST_MS = 3000;

export const toaster = createToaster({
  placement: 'top-end',
  max: MAX_TOASTS,
  duration: TOAST_MS,
  removeDelay: 160,
  gap: 8,
  offsets: '0.75rem',
});

/** Those that show, oldest first; one that is closing no longer counts. */
const showing = new Map<string, ToastOptions & { message: string }>();
let nextId = 1;

/**
 * Shows a message and returns its id. The same message in the same variant is not shown twice, unless one of them has an action of
 * its own; the oldest makes room for the sixth.
 */
export function toast(message: string, options: ToastOptions = {}): string {
  const { variant = 'success', duration = TOAST_MS, action } = options;
  for (const [id, other] of showing)
    if (!action && !other.action && other.message === message && other.variant === variant) return id;
  const [oldest] = showing.keys();
  if (oldest && showing.size >= MAX_TOASTS) {
    toaster.remove(oldest);
    showing.delete(oldest);
  }
  const id = `toast-${nextId++}`;
  showing.set(id, { ...options, variant, message });
  toaster.create({
    id,
    title: message,
    type: variant,
    duration,
    action,
    onStatusChange: ({ status }) => {
      if (status !== 'visible') showing.delete(id);
    },
  });
  return id;
}

/** Closes all at once; for sign-out and tests. */
export function clearToasts() {
  toaster.remove();
  showing.clear();
}
