import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** A component whose code loads when it is first rendered; until then `fallback` is in its place. */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>, fallback?: ReactNode) {
  const Part: ComponentType<P> = lazy(async () => ({ default: await load() }));
  return function OnDemand(props: P) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
