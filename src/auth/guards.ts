import { redirect } from '@tanstack/react-router';
import type { Permission } from '@/api/generated/dashboard.schemas';
import { getSession, sessionNumber } from '@/api/session';
import { restore } from '@/api/signIn';
import { can } from './useCan';
import { returnPath } from './returnPath';

interface Entering {
  location: { href: string; pathname: string };
  search: { areas: number[] };
}

let entered = 0;

/**
 * Only for signed-in visitors; others sign in first and come back. The first page of a session has the areas that were chosen last, unless
 * its URL names others; areas that are not the visitor's leave the URL. Who has to set up a second factor gets to nothing else.
 */
export async function signedIn({ location, search }: Entering) {
  await restore();
  const { isAuthenticated, user } = getSession();
  if (isAuthenticated && user) {
    if (user.second_factor_missing && location.pathname !== '/account/settings')
      throw redirect({ to: '/account/settings', search: (before) => before, replace: true });
    const isFirst = entered !== sessionNumber();
    entered = sessionNumber();
    const wanted = isFirst && search.areas.length === 0 ? user.selected_disposition_area_ids : search.areas;
    const areas = wanted.filter((id) => user.disposition_areas.some((area) => area.id === id));
    if (areas.join() === search.areas.join()) return;
    throw redirect({ to: '.', search: (before) => ({ ...before, areas }), replace: true });
  }
  const next = location.href === '/' ? undefined : location.href;
  throw redirect({ to: '/auth/login', search: { next } });
}

/** Only for guests; who is signed in goes where they wanted to. */
export async function guestOnly({ search }: { search: { next?: string } }) {
  await restore();
  if (getSession().isAuthenticated) throw redirect({ href: returnPath(search.next) });
}

/** The user's role does not include what the page is about. */
export class NotPermitted extends Error {
  constructor(readonly permission: Permission) {
    super('Permission denied');
    this.name = 'NotPermitted';
  }
}

/** Only with this permission; the route shows the permission-denied page instead of the screen. */
export const permitted = (permission: Permission) => () => {
  if (!can(getSession().user, permission)) throw new NotPermitted(permission);
};

export function home({ search: { areas } }: Pick<Entering, 'search'>) {
  throw redirect({ to: '/dashboard', search: { areas }, replace: true });
}
