import { Permission, type Role } from '@/api/generated/dashboard.schemas.ts';

const suffixes: Record<Role, readonly string[]> = {
  viewer: ['read'],
  user: ['read', 'write'],
  admin: ['read', 'write', 'delete', 'share'],
};

/** What a person keeps for themselves is theirs to write, whatever the role. */
const everyone: readonly Permission[] = [Permission['views:write']];

/** Viewers have every `…:read` of the contract, users `…:write` as well, admins `…:delete` and `…:share` too. */
export const permissionsOf = (role: Role): ReadonlySet<Permission> =>
  new Set(
    Object.values(Permission).filter(
      (name) => suffixes[role].includes(name.split(':')[1] ?? '') || everyone.includes(name),
    ),
  );
