import type { Contract } from '@/contract/contract';
import type { AnyCall, Handlers } from '../call';
import type { Collection } from '../collections/collection';
import { listPage } from '../collections/list';

/** What views have besides their list: the number of rows of each. */
export const viewHandlers = (contract: Contract, collections: readonly Collection[]): Handlers => ({
  countViews: (call) => {
    const { list, queries, disposition_area_ids = [] } = call.query;
    const collection = collections.find(({ name }) => name === list);
    const counts = queries.split('\n').map((text, index) => {
      if (!collection || index >= 40) return null;
      const query = collection.list.queryOf(new URLSearchParams(text));
      if (collection.list.checkQuery(query, 'query').length > 0) return null;
      const asked = { ...call, query: { ...query, disposition_area_ids } } as unknown as AnyCall;
      return listPage(contract, collection, asked).total;
    });
    return { status: 200, body: { counts } };
  },
});
