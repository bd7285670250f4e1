import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '@/app/loadList';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { users } from '@/resources/users/commands';
import { usersSearch } from '@/resources/users/search';
import { UsersScreen } from '@/resources/users/UsersScreen';

export const Route = createFileRoute('/_main/account/users')({
  staticData: { title: menu.users },
  ...searchOf(usersSearch),
  beforeLoad: permitted('users:read'),
  loader: ({ location }) => loadList(users, usersSearch, location.search),
  component: UsersScreen,
});
