import type { Permission } from '@/api/generated/dashboard.schemas.ts';

/** What a machine token can be given: it makes no users or tokens, and keeps nothing for itself. */
export const grantable = (name: Permission): boolean => !/^(users|tokens):|^views:(write|share)$/.test(name);
