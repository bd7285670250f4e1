import { createMemoryHistory } from '@tanstack/react-router';
import type { RequestHandler } from 'msw';
import { render } from 'vitest-browser-react';
import { afterEach } from 'vitest';
import type { Role, User } from '@/api/generated/dashboard.schemas';
import { forgetSession, setToken } from '@/api/session';
import { App } from '@/app/App';
import { queryClient } from '@/app/queryClient';
import { createAppRouter } from '@/app/router';
import { setLanguage } from '@/i18n/language';
import type { Language } from '@/i18n/languages';
import { resetSettings, setSettings, type Settings } from '@/theme/settings';
import { meOf } from './me';
import { mockServer } from './mockServer';

interface RenderAppOptions {
  /** Address to open, search parameters included. */
  path: string;
  /** Who is signed in; null for a guest. */
  as?: Role | null;
  /** Changes to the profile of who is signed in; with a guest, the profile of who will sign in. */
  me?: Partial<User>;
  /** Go before the generated handlers. A request that none of them takes fails the test. */
  handlers?: RequestHandler[];
  language?: Language;
  settings?: Partial<Settings>;
}

let unmount: (() => void) | null = null;
afterEach(() => {
  unmount?.();
  unmount = null;
  forgetSession();
});

/** Opens the whole app at an address, with the generated handlers as its server. */
export async function renderApp({
  path,
  as = 'admin',
  me,
  handlers = [],
  language = 'en',
  settings,
}: RenderAppOptions) {
  const server = await mockServer(as || me ? { ...meOf(as ?? 'user'), ...me } : null, handlers);
  setToken(as && 'test-token');
  resetSettings();
  setLanguage(language);
  if (settings) setSettings(settings);

  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(history);
  const screen = await render(<App router={router} />);
  unmount = () => {
    void screen.unmount();
    queryClient.clear();
    router.history.destroy();
  };
  return {
    /** Locators of vitest-browser: `screen.getByRole(…)`. */
    screen,
    router,
    queryClient,
    /** Requests so far, `GET /api/locations/?page=1`, oldest first. */
    requests: server.requests,
    /** Puts more handlers in front from now on. */
    use: server.use,
    /** The present address with its search parameters, without the base path. */
    href: () => router.state.location.href,
  };
}
