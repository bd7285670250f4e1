type Search = Record<string, unknown>;

/** Every parameter is text; the route's schema makes numbers and lists of it. So `?q=12` stays a text and `?page=2` is a page. */
export const parseSearch = (text: string): Search => Object.fromEntries(new URLSearchParams(text));

/** Readable addresses: `?areas=1,2&status=open`. Empty values are left out. */
export function stringifySearch(search: Search): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text !== undefined && text !== null && text !== '') query.set(key, String(text));
  }
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/');
  return text && `?${text}`;
}

/** A query whatever the order of its parameters and of their values. */
export const sameAs = (query: string) =>
  [...new URLSearchParams(query)]
    .map(([name, value]) => `${name}=${value.split(',').toSorted().join()}`)
    .toSorted()
    .join('&');
