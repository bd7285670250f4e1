import type { Contract } from '@/contract/contract';
import type { AnyCall, Handlers } from '../call';
import type { Collection } from '../collections/collection';
import { listPage } from '../collections/list';

/** What a query of a list shows, as its list would; undefined where the list does not take it. */
export type Viewed = (call: AnyCall, list: string, text: string) => ReturnType<typeof listPage> | undefined;

export const viewedIn =
  (contract: Contract, collections: readonly Collection[]): Viewed =>
  (call, list, text) => {
    const collection = collections.find(({ name }) => name === list);
    const query = collection?.list.queryOf(new URLSearchParams(text));
    if (!collection || !query || collection.list.checkQuery(query, 'query').length > 0) return undefined;
    const { disposition_area_ids = [] } = call.query;
    const asked = { ...query, disposition_area_ids, page: 1, page_size: Infinity };
    return listPage(contract, collection, { ...call, query: asked } as unknown as AnyCall);
  };

/** What views have besides their list: the number of rows of each. */
export const viewHandlers = (viewed: Viewed): Handlers => ({
  countViews: (call) => {
    const counts = call.query.queries
      .split('\n')
      .map((text, index) => (index < 40 ? (viewed(call, call.query.list, text)?.total ?? null) : null));
    return { status: 200, body: { counts } };
  },
});
