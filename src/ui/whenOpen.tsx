import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

type Overlays = typeof import('./overlays');
type PropsOf<K extends keyof Overlays> = Parameters<Overlays[K]>[0];

let loaded: Overlays | undefined;

/** Chakra's overlays, one chunk: fetched when the page is idle, or with the first use. */
export const loadOverlays = async () => (loaded = await import('./overlays'));

/** Fetches them when nothing else is loading: the first rows come first. */
export function usePreloadedOverlays(quiet: boolean) {
  useEffect(() => {
    if (!quiet) return;
    const load = () => void loadOverlays().catch(() => undefined);
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(load, 1000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load, { timeout: 3000 });
    return () => cancelIdleCallback(idle);
  }, [quiet]);
}

/** One of them: at once when the chunk is there, and suspended until it is. */
export function overlay<K extends keyof Overlays>(name: K) {
  type Part = ComponentType<PropsOf<K>>;
  const Loading = lazy(async () => ({ default: (await loadOverlays())[name] as Part }));
  return function Overlay(props: PropsOf<K>) {
    const [Part] = useState(() => (loaded ? (loaded[name] as Part) : Loading));
    return <Part {...(props as object & PropsOf<K>)} />;
  };
}

/** Renders a part when it is first open. After that it stays mounted, so that it can be seen to close. */
export function whenOpen<P extends { open: boolean }>(Part: ComponentType<P>) {
  return function WhenOpen(props: P) {
    const [wanted, setWanted] = useState(props.open);
    if (props.open && !wanted) setWanted(true);
    return wanted ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}
