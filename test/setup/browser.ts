import { afterEach, beforeEach, vi } from 'vitest';
import 'vitest-browser-react';

/** Nothing remembered, at the start page. */
function forget() {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('dir');
}

/** Each file starts as a fresh visit, before it imports what reads the storage, and each of its tests does. */
forget();
beforeEach(forget);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
