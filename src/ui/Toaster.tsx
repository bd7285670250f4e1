import { Suspense, useEffect, useState } from 'react';
import { toaster } from './toast';
import { loadOverlays, overlay } from './whenOpen';

const Toasts = overlay('Toasts');

/**
 * The messages, once per app: top right, above dialogs, read out as they appear. All overlays are fetched with it: when the page is
 * idle and nothing else is loading (`quiet`), so that the first rows come first, or with the first message.
 */
export function Toaster({ quiet }: { quiet: boolean }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (ready) return;
    // Without a connection the next use tries again.
    const load = () =>
      void loadOverlays().then(
        () => setReady(true),
        () => undefined,
      );
    const stop = toaster.subscribe(load);
    // Safari has no requestIdleCallback.
    const idle = typeof requestIdleCallback === 'function';
    const waiting = !quiet ? 0 : idle ? requestIdleCallback(load, { timeout: 3000 }) : Number(setTimeout(load, 1000));
    return () => {
      stop();
      if (idle) cancelIdleCallback(waiting);
      else clearTimeout(waiting);
    };
  }, [quiet, ready]);
  return ready ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
