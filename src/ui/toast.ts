/** Short messages after an action. Rules of the product: 5 at once, no duplicates, 3 seconds, success unless said otherwise. */

export type ToastVariant = 'success' | 'info' | 'warning' | 'error';

export interface ToastOptions {
  variant?: ToastVariant;
  /** Milliseconds until it goes; it waits while it is hovered or focused. */
  duration?: number;
  action?: { label: string; onClick: () => void };
}

export interface ToastItem extends Required<Pick<ToastOptions, 'variant' | 'duration'>> {
  id: number;
  message: string;
  action?: ToastOptions['action'];
  /** On its way out; it no longer counts. */
  leaving: boolean;
}

export const MAX_TOASTS = 5;
export const TOAST_MS = 3000;
const LEAVE_MS = 160;

let items: readonly ToastItem[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

export const getToasts = () => items;

export function subscribeToasts(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Shows a message and answers its id. The same message in the same variant that still shows is not shown twice; the
 * oldest one gives way to the sixth.
 */
export function toast(
  message: string,
  { variant = 'success', duration = TOAST_MS, action }: ToastOptions = {},
): number {
  const showing = items.filter((item) => !item.leaving);
  const same = showing.find((item) => item.message === message && item.variant === variant);
  if (same) return same.id;
  const oldest = showing.length >= MAX_TOASTS ? showing[0] : undefined;
  const item: ToastItem = { id: nextId++, message, variant, duration, action, leaving: false };
  // The oldest leaves without its transition: six at once would break the rule.
  publish([...items.filter((other) => other !== oldest), item]);
  return item.id;
}

/** Takes a message away; it is painted a moment longer while it leaves. */
export function dismissToast(id: number) {
  if (!items.some((item) => item.id === id && !item.leaving)) return;
  publish(items.map((item) => (item.id === id ? { ...item, leaving: true } : item)));
  setTimeout(() => publish(items.filter((item) => item.id !== id)), LEAVE_MS);
}

/** Takes all away at once; for sign-out and tests. */
export const clearToasts = () => publish([]);
