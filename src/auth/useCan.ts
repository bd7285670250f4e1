import { useIntl } from 'react-intl';
import type { Permission, User } from '@/api/generated/dashboard.schemas';
import { roleMessages } from '@/i18n/domain';
import { permissionMessages } from './messages';
import { useSession } from './useSession';

export const can = (user: User | null, permission: Permission): boolean =>
  user?.permissions.includes(permission) ?? false;

/** Whether the signed-in user may do this. What is not allowed is shown disabled with the reason, not hidden. */
export const useCan = (permission: Permission): boolean => can(useSession().user, permission);

/** Why a control is disabled: a text for its tooltip, undefined if the user may. */
export function useReason(permission: Permission): string | undefined {
  const intl = useIntl();
  const { user } = useSession();
  if (!user || can(user, permission)) return undefined;
  return intl.formatMessage(permissionMessages.reason, { role: intl.formatMessage(roleMessages[user.role]) });
}
