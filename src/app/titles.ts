import type { MessageDescriptor } from 'react-intl';
import { menu } from '@/i18n/menu';
import { pageTitles } from './messages';

/** Title of each page by the path of its route; breadcrumbs are the titles of the paths above. */
export const titles: Record<string, MessageDescriptor> = {
  '/dashboard': menu.dashboard,
  '/resources': menu.manageResources,
  '/complaints': menu.citizenNotifications,
  '/tours': menu.tours,
  '/dt': menu.digitalTwin,
  '/dt/locations': menu.locations,
  '/dt/bins': menu.containers,
  '/dt/drivers': menu.drivers,
  '/dt/trucks': menu.trucks,
  '/account': menu.account,
  '/account/settings': menu.settings,
  '/auth/login': pageTitles.login,
  '/auth/reset-password': pageTitles.resetPassword,
  '/auth/new-password': pageTitles.newPassword,
  '/auth/verify': pageTitles.verify,
  '/coming-soon': pageTitles.comingSoon,
  '/maintenance': pageTitles.maintenance,
  '/500': pageTitles.serverError,
  '/404': pageTitles.notFound,
  '/403': pageTitles.forbidden,
};

/** Paths from the outermost that has a title to the page itself: `/dt`, `/dt/bins`. */
export function trail(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`).filter((path) => path in titles);
}
