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

/** Viewers have every `…:read` of the contract, users `…:write` as well, admins `…:delete`, `…:share` and what is theirs alone. */
export const permissionsOf = (role: Role): ReadonlySet<Permission> =>
  new Set(
    Object.values(Permission).filter((name) => {
      const [resource = '', suffix = ''] = name.split(':');
      if (adminsAlone.includes(resource)) return role === 'admin';
      return suffixes[role].includes(suffix) || everyone.includes(name);
    }),
  );
