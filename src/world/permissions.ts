import { Permission, type Role } from '@/api/generated/dashboard.schemas.ts';

const suffixes: Record<Role, readonly string[]> = {
  viewer: ['read'],
  user: ['read', 'write'],
  admin: ['read', 'write', 'delete'],
};

/** Viewers have every `…:read` of the contract, users `…:write` as well, admins `…:delete` too. */
export const permissionsOf = (role: Role): ReadonlySet<Permission> =>
  new Set(Object.values(Permission).filter((name) => suffixes[role].includes(name.split(':')[1] ?? '')));
