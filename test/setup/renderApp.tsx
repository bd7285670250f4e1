import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import type { RequestHandler } from 'msw';
import { Profiler } from 'react';
import type { Role, User } from '@/api/generated/dashboard.schemas';
import { noteResponse } from '@/api/offlineCache';
import { forgetSession, setToken } from '@/api/session';
import { App } from '@/app/App';
import { queryClient } from '@/app/queryClient';
import { createAppRouter } from '@/app/router';
import { setLanguage } from '@/i18n/language';
import type { Language } from '@/i18n/languages';
import type { MockOptions } from '@/mocks/mock';
import { resetSettings, setSettings, type Settings } from '@/theme/settings';
import { clearToasts } from '@/ui/toast';
import { meOf } from './me';
import { answered, mockServer } from './mockServer';
import { renderShown } from './shown';

interface RenderAppOptions {
  /** Address to open, search parameters included. */
  path: string;
  /** Who is signed in; null for a guest. */
  as?: Role | null;
  /** Changes to the profile of who is signed in; with a guest, the profile of who will sign in. */
  me?: Partial<User>;
  /** Go before the generated handlers. A request that none of them takes fails the test. */
  handlers?: RequestHandler[];
  /**
   * A stateful world behind the handlers, in this scenario; `overrides` as in `listTrucks:500,*:delay100`. Who is signed in is then
   * the demo account of the role, and `me` is not needed.
   */
  scenario?: Pick<MockOptions, 'scenario' | 'overrides'>;
  language?: Language;
  settings?: Partial<Settings>;
  /** Instead of one in memory that begins at `path`: for what the address bar shows. */
  history?: RouterHistory;
  /** Is called for each time React rendered something of the app. */
  onRender?: () => void;
}

let unmount: (() => Promise<void>) | null = null;
/** Ends the app that is shown: as before a reload, there is one at a time. */
async function close() {
  if (!unmount) return;
  await unmount();
  unmount = null;
  await answered();
  // Last: a loader of the closed app may have asked once more.
  queryClient.clear();
}

/** Ends the app and what it keeps outside of React, as a reload would. */
export async function endApp() {
  await close();
  forgetSession();
  noteResponse(undefined);
  clearToasts();
}

/** Opens the whole app at an address, with the generated handlers as its server. */
export async function renderApp({
  path,
  as = 'admin',
  me,
  handlers = [],
  scenario,
  language = 'en',
  settings,
  history = createMemoryHistory({ initialEntries: [path] }),
  onRender = () => undefined,
}: RenderAppOptions) {
  await close();
  // The mocks are heavy; most tests do without.
  const world = scenario && (await (await import('./scenario')).openScenario(scenario, as));
  const profile = world || !(as || me) ? null : { ...meOf(as ?? 'user'), ...me };
  const server = await mockServer(profile, [...handlers, ...(world?.handlers ?? [])]);
  setToken(world ? world.token : as && 'test-token');
  resetSettings();
  setLanguage(language);
  if (settings) setSettings(settings);

  const router = createAppRouter(history);
  const screen = await renderShown(
    <Profiler id="app" onRender={onRender}>
      <App router={router} />
    </Profiler>,
  );
  unmount = async () => {
    await screen.unmount();
    router.history.destroy();
  };
  return {
    /** Locators of vitest-browser: `screen.getByRole(…)`. */
    screen,
    router,
    queryClient,
    /** The state behind a scenario. */
    mock: world?.mock,
    /** Requests so far, `GET /api/locations/?page=1`, oldest first. */
    requests: server.requests,
    /** Puts more handlers in front from now on. */
    use: server.use,
    /** The present address with its search parameters, without the base path. */
    href: () => router.state.location.href,
  };
}
