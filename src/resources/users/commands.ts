import { ListUsersFacetsItem, type UserInput, type UserRecord } from '@/api/generated/dashboard.schemas';
import {
  deleteUser,
  getGetUserQueryOptions,
  getListUsersQueryOptions,
  inviteUser,
  listUsers,
  updateUser,
} from '@/api/generated/users/users';
import { listOf } from '@/fields/list';
import type { Resource } from '@/table/resource';
import { actionsColumn } from '@/table/rowCommands';
import { userFields } from './fields';
import { userMessages } from './messages';
import { usersSearch } from './search';

const nameOf = ({ name }: UserRecord) => name;
const { columns, ...list } = listOf<UserRecord>(userFields, usersSearch, ListUsersFacetsItem);
export const users: Resource<UserRecord, UserInput & { state?: 'active' | 'deactivated' }, UserInput> = {
  list: 'users',
  one: 'user',
  texts: userMessages,
  ...list,
  columns: [...columns, actionsColumn(nameOf)],
  nameOf,
  areas: false,
  query: getListUsersQueryOptions,
  rows: listUsers,
  get: getGetUserQueryOptions,
  create: (input) => inviteUser(input),
  update: async ({ id }, input, options) => (await updateUser(id, input, options)).user,
  remove: ({ id }, options) => deleteUser(id, options),
};
