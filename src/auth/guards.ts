import { redirect } from '@tanstack/react-router';
import type { Permission } from '@/api/generated/dashboard.schemas';
import { getSession } from '@/api/session';
import { restore } from '@/api/signIn';
import { can } from './useCan';
import { NotPermitted } from './NotPermitted';
import { returnPath } from './returnPath';

interface Entering {
  location: { href: string };
  search: { areas: number[] };
}

/** Only for signed-in visitors; others sign in first and come back. Areas that are not theirs leave the address. */
export async function signedIn({ location, search }: Entering) {
  await restore();
  const { isAuthenticated, user } = getSession();
  if (isAuthenticated) {
    const own = search.areas.filter((id) => user?.disposition_areas.some((area) => area.id === id));
    if (own.length === search.areas.length) return;
    throw redirect({ to: '.', search: (before) => ({ ...before, areas: own }), replace: true });
  }
  const next = location.href === '/' ? undefined : location.href;
  throw redirect({ to: '/auth/login', search: { next } });
}

/** Only for guests; who is signed in goes where they wanted to. */
export async function guestOnly({ search }: { search: { next?: string } }) {
  await restore();
  if (getSession().isAuthenticated) throw redirect({ href: returnPath(search.next) });
}

/** Only while a new password is asked for; its session does not outlive a reload. */
export async function passwordPending({ search }: { search: { next?: string } }) {
  await guestOnly({ search });
  if (!getSession().mustResetPassword) throw redirect({ to: '/auth/login', search });
}

/** Only with this permission; the route shows the permission-denied page instead of the screen. */
export const permitted = (permission: Permission) => () => {
  if (!can(getSession().user, permission)) throw new NotPermitted(permission);
};

/** The start page, with the areas chosen last. */
export function home({ search }: Pick<Entering, 'search'>) {
  const { user } = getSession();
  const areas = search.areas.length > 0 ? search.areas : (user?.selected_disposition_area_ids ?? []);
  throw redirect({ to: '/dashboard', search: { areas }, replace: true });
}
