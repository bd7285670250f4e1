import { ListTokensSort } from '@/api/generated/dashboard.schemas';
import { listSearch } from '@/table/search';

/** What the URL of the Tokens screen holds. */
export const tokensSearch = listSearch(ListTokensSort, 'name', {}, {});
