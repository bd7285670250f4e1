import { afterEach, beforeEach, vi } from 'vitest';
import 'vitest-browser-react';

/** Each test starts as a fresh visit: nothing remembered, at the start page, and a rejection nobody handles fails it. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('dir');
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
