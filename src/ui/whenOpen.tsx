import { Suspense, use, useState, type ComponentType } from 'react';
import { onDemand } from './onDemand';

type Overlays = typeof import('./overlays/panels') &
  typeof import('./overlays/dialogs') &
  typeof import('./overlays/toasts');
type PropsOf<K extends keyof Overlays> = Parameters<Overlays[K]>[0];

/** Fetches Chakra's overlays: when the page is idle (`Toaster`), or with the first use. */
export const loadOverlays = onDemand(async (): Promise<Overlays> => {
  const [panels, dialogs, toasts] = await Promise.all([
    import('./overlays/panels'),
    import('./overlays/dialogs'),
    import('./overlays/toasts'),
  ]);
  return { ...panels, ...dialogs, ...toasts };
});

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
