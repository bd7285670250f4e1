import type { LazyFeatureBundle } from 'framer-motion';

let loaded = false;

const rest = () =>
  new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 1000);
  });

/** Fetches the motion features when the page is idle. Without them everything is at once where it ends up. */
export const features: LazyFeatureBundle = async () => {
  loaded = false;
  await rest();
  const found = await import('./motionFeatures').catch(() => undefined);
  if (!found) return new Promise(() => undefined);
  loaded = true;
  return found.domMin;
};

/**
 * Whether something that appears now may move in. What appears before the features are there must not wait for them
 * unseen, and nothing moves for a reader who asked for less motion.
 */
export const movesIn = () => loaded && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
