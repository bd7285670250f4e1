const HOME = '/';

/**
 * Where to go after sign-in. Only a path of this app: anything that a browser could read as another origin, and the
 * sign-in pages themselves, become the start page.
 */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || hasControl(wanted)) return HOME;
  const base = 'https://app.invalid';
  let url: URL;
  try {
    url = new URL(wanted, base);
  } catch {
    return HOME;
  }
  // Of the path that is left: `/.//host` is one of this site, and what remains without its dot is not.
  const { pathname, search, hash } = url;
  if (url.origin !== base || pathname.startsWith('//') || wanted.includes('\\') || pathname.startsWith('/auth/'))
    return HOME;
  return pathname + search + hash;
}

/** Browsers drop tabs and line breaks from addresses, so that `/<tab>/host` would become `//host`. */
const hasControl = (text: string) => [...text].some((character) => character.charCodeAt(0) < 32);
