import { Permission, type Role } from '@/api/generated/dashboard.schemas.ts';

const suffixes: Record<Role, readonly string[]> = {
  viewer: ['read'],
  user: ['read', 'write'],
  admin: ['read', 'write', 'delete', 'share'],
};

/** What a person keeps for themselves is theirs to write, whatever the role. */
const everyone: readonly Permission[] = [Permission['views:write']];

/** Resources for administrators alone. */
const adminsAlone: readonly string[] = ['users', 'history', 'tokens', 'areas'];

/** What machines send is of all areas: nobody who is limited to some sends it. */
const wholeCity: readonly Permission[] = ['notifications:write', 'levels:write', 'positions:write'];

/** Viewers have every `…:read` of the contract, users `…:write` as well, admins `…:delete`, `…:share` and what is theirs alone. */
export const permissionsOf = (role: Role, limited = false): ReadonlySet<Permission> =>
  new Set(
    Object.values(Permission).filter((name) => {
      if (limited && wholeCity.includes(name)) return false;
      const [resource = '', suffix = ''] = name.split(':');
      if (adminsAlone.includes(resource)) return role === 'admin';
      return suffixes[role].includes(suffix) || everyone.includes(name);
    }),
  );

/** What a machine token can be given: it makes no users or tokens, and keeps nothing for itself. */
export const grantable = (name: Permission): boolean => !/^(users|tokens):|^views:(write|share)$/.test(name);
