import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from 'vitest-browser-react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '@/app/errors/ErrorBoundary';
import { reloadOnPreloadError } from '@/app/errors/preload';
import { RootError } from '@/app/errors/RootError';
import { RouteError } from '@/app/errors/RouteError';
import { NotFoundPage } from '@/app/status/pages';
import { setLanguage } from '@/i18n/language';
import type { Language } from '@/i18n/languages';
import { renderKit } from '../ui/kit';

const log = vi.fn();
beforeEach(() => {
  setLanguage('en');
  log.mockClear();
  vi.spyOn(console, 'error').mockImplementation(log);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const answered = (status: number, instance?: string) =>
  Object.assign(new Error('Request failed'), { response: { status, data: { status, instance } } });

/** An app whose only page throws `error` as often as it is asked for. */
function failing(error: unknown, times = Infinity) {
  let left = times;
  const root = createRootRoute({ errorComponent: RootError });
  const index = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: () => {
      if (left-- > 0) throw error;
    },
    component: () => <h1>Here it is</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([index]),
    history: createMemoryHistory(),
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
  });
  // Its one route is not among those that the app's links know.
  return renderKit(<RouterProvider router={router as never} />);
}

test.each([
  [400, answered(400), 'This address is not valid'],
  [403, answered(403), 'You do not have permission to see this page'],
  [404, answered(404), 'Sorry, we could not find this page'],
  [404, notFound(), 'Sorry, we could not find this page'],
  [405, answered(405), 'This cannot be done here'],
])('the router error %i has its screen', async (status, error, title) => {
  const screen = await failing(error);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  await expect.element(screen.getByText(String(status), { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go to start page' })).toBeVisible();
});

test.each<[Language, string, RegExp]>([
  ['en', 'Unexpected Application Error!', /^Reference: [0-9a-f]{8}$/],
  ['de', 'Unerwarteter Anwendungsfehler!', /^Referenz: [0-9a-f]{8}$/],
])(
  'anything else is an unexpected error with a reference that is in the log (%s)',
  async (language, title, reference) => {
    setLanguage(language);
    const screen = await failing(new TypeError('x is undefined'), 1);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    const shown = screen.getByText(reference).element().textContent?.split(' ').at(-1);
    expect(log.mock.calls.map(([first]) => first)).toContain(`[${shown}]`);
    await screen.getByRole('button', { name: language === 'en' ? 'Try again' : 'Erneut versuchen' }).click();
    await expect.element(screen.getByText('Here it is')).toBeVisible();
  },
);

test('an error of the server shows the reference that the server has given', async () => {
  const screen = await failing(answered(500, 'urn:request:7f3a'));
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The server had a problem');
  await expect.element(screen.getByText('Reference: 7f3a')).toBeVisible();
});

test('what no route catches still has a screen with a way out', async () => {
  setLanguage('de');
  const Broken = () => {
    throw new Error('a provider fails');
  };
  const screen = await render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Unerwarteter Anwendungsfehler!');
  await expect.element(screen.getByText(/^Referenz: [0-9a-f]{8}$/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
});

test('a page whose code is gone reloads the app once; then it says so and offers to reload', async () => {
  const reload = vi.fn();
  let work = true;
  const stop = reloadOnPreloadError(() => work, reload);
  const fail = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(fail(), 'with open work').toBe(false);
  work = false;
  expect(fail(), 'first').toBe(true);
  expect(fail(), 'second').toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  stop();

  const screen = await failing(new TypeError('Failed to fetch dynamically imported module: http://x/a.js'));
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be loaded.');
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
