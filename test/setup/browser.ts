import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { endMockServer } from './mockServer';
import { endApp } from './renderApp';

/** Nothing remembered, at the start page. */
function forget() {
  localStorage.clear();
  sessionStorage.clear();
  // What a cleared storage is to the modules that remember it.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('dir');
}

/**
 * Files share one page and its modules, because reading a thousand modules anew takes longer than most of them; so each test
 * starts as a fresh visit. This file runs once per test file; a hook in a shared module would be there for the first one only.
 */
forget();
await page.viewport(1280, 800);
beforeEach(() => {
  forget();
  // A Monday morning: what a list holds must not depend on the hour at which the tests run. The clock goes on from there.
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: new Date('2026-11-23T09:00:00Z') });
});

afterEach(async () => {
  // First what is shown ends, with the mocks it was shown with: what it still asks for must not reach the network.
  await endApp();
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  endMockServer();
});
