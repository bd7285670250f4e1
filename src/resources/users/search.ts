import { ListUsersSort, Role, UserState } from '@/api/generated/dashboard.schemas';
import { record } from '@/search/schema';
import { filter, listSearch } from '@/table/search';

/** What the URL of the Users screen holds: the list with its filters, and the user whose details are open. */
export const usersSearch = listSearch(
  ListUsersSort,
  'name',
  { role: filter.choice(Role), state: filter.choice(UserState) },
  { id: record() },
);
