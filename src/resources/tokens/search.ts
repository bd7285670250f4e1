import { ListTokensSort } from '@/api/generated/dashboard.schemas';
import { listSearch } from '@/table/search';

export const tokensSearch = listSearch(ListTokensSort, 'name', {}, {});
