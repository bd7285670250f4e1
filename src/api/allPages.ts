/** The most rows that a list gives in one response. */
const PAGE_SIZE = 1000;

type Paged = { page: number; page_size: number };

/**
 * All rows of a list, page by page, as one response: the query function for those who need the whole and not a page.
 * @param list the generated call
 * @param rows name of the list in its response
 */
export const allPages =
  <Key extends string, List extends { total_routes: number } & Record<Key, unknown[]>>(
    list: (params: Paged, options: undefined, signal: AbortSignal) => Promise<List>,
    rows: Key,
  ) =>
  async ({ signal }: { signal: AbortSignal }): Promise<List> => {
    for (let page = 1, all: List[Key][number][] = []; ; page++) {
      const part = await list({ page, page_size: PAGE_SIZE }, undefined, signal);
      all = [...all, ...part[rows]];
      if (part[rows].length === 0 || all.length >= part.total_routes) return { ...part, [rows]: all };
    }
  };

/** Parameters that name such a query in the cache. */
export const WHOLE = { page_size: PAGE_SIZE };
