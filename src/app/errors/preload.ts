const KEY = 'reloaded-for';
/** Two failures further apart than this are two incidents, each worth a reload. */
const AGAIN_MS = 60_000;

const recently = () => {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN_MS;
  } catch {
    // Without storage nobody knows whether this is the second time: better no reload than an endless one.
    return true;
  }
};

/**
 * A page whose code is gone (a new version was installed) loads again once, which brings the new version. If that does not
 * help, the error goes on to the page's error screen, which offers a reload. Offline or with open work nothing is reloaded.
 */
export function reloadOnPreloadError(hasOpenWork: () => boolean, reload = () => window.location.reload()) {
  const onError = (event: Event) => {
    if (recently() || !navigator.onLine || hasOpenWork()) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    reload();
  };
  window.addEventListener('vite:preloadError', onError);
  return () => window.removeEventListener('vite:preloadError', onError);
}

/** Browsers word a failed dynamic import differently. */
export const isPreloadError = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload|error loading dynamically/iu.test(
    error.message,
  );
