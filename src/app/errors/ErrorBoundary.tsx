import { Component, Suspense, type ReactNode } from 'react';
import { CrashScreen } from './lazy';
import { referenceOf } from './reference';

/** The last net: what no route caught. Its screen brings its own providers, since one of the app's may be what failed. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown; failed: boolean }> {
  override state = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Suspense>
        <CrashScreen referenceId={referenceOf(this.state.error)} />
      </Suspense>
    );
  }
}
