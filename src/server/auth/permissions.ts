import type { components } from '@/api/generated/server';
import { readContract } from '../http/contract.ts';

type Permission = components['schemas']['Permission'];
type Role = components['schemas']['Role'];

const suffixes: Record<Role, string[]> = {
  viewer: ['read'],
  user: ['read', 'write'],
  admin: ['read', 'write', 'delete'],
};

let known: Record<Role, ReadonlySet<Permission>> | undefined;

function byRole(): Record<Role, ReadonlySet<Permission>> {
  const { schemas } = (readContract().components ?? {}) as { schemas: { Permission: { enum: Permission[] } } };
  const of = (role: Role) =>
    new Set(schemas.Permission.enum.filter((name) => suffixes[role].includes(name.split(':')[1] ?? '')));
  return { viewer: of('viewer'), user: of('user'), admin: of('admin') };
}

/** Viewers have every `…:read` of the contract, users `…:write` as well, admins `…:delete` too. */
export function permissionsOf(role: Role): ReadonlySet<Permission> {
  known ??= byRole();
  return known[role];
}
