import { Suspense, use, useState, type ComponentType } from 'react';

type Overlays = typeof import('./overlays/panels') &
  typeof import('./overlays/dialogs') &
  typeof import('./overlays/toasts');
type PropsOf<K extends keyof Overlays> = Parameters<Overlays[K]>[0];

let overlays: Promise<Overlays> | undefined;

/** Fetches Chakra's overlays: when the page is idle (`Toaster`), or with the first use. What failed is tried again with the next. */
export function loadOverlays(): Promise<Overlays> {
  overlays ??= Promise.all([
    import('./overlays/panels'),
    import('./overlays/dialogs'),
    import('./overlays/toasts'),
  ]).then(
    ([panels, dialogs, toasts]) => ({ ...panels, ...dialogs, ...toasts }),
    (error: unknown) => {
      overlays = undefined;
      throw error;
    },
  );
  return overlays;
}

/** One of them, suspended until it is there. */
export function overlay<K extends keyof Overlays>(name: K) {
  return function Overlay(props: PropsOf<K>) {
    const Part = use(loadOverlays())[name] as ComponentType<PropsOf<K>>;
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
