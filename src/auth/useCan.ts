import type { Permission, User } from '@/api/generated/dashboard.schemas';
import { useSession } from './useSession';

export const can = (user: User | null, permission: Permission): boolean =>
  user?.permissions.includes(permission) ?? false;

/** Whether the signed-in user may do this. What is not allowed is shown disabled with the reason, not hidden. */
export const useCan = (permission: Permission): boolean => can(useSession().user, permission);
