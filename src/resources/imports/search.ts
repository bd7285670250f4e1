import { ListImportsSort } from '@/api/generated/dashboard.schemas';
import { listSearch } from '@/table/search';

/** What the URL of the Import screen holds. */
export const importsSearch = listSearch(ListImportsSort, '-at', {}, {});
