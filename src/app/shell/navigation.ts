import type { LinkProps } from '@tanstack/react-router';
import {
  Box as Container,
  CalendarRange,
  FileCode2,
  FileUp,
  History,
  House,
  ListOrdered,
  KeyRound,
  MapPin,
  MessageSquareWarning,
  Route,
  Settings,
  Shapes,
  Truck,
  Users,
  UsersRound,
  Waypoints,
  type LucideIcon,
} from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import { apiBase } from '@/api/config';
import { menu } from '@/i18n/menu';
import { shellMessages } from './messages';

export interface NavItem {
  title: MessageDescriptor;
  icon: LucideIcon;
  to?: LinkProps['to'];
  /** Leaves the app, in a new tab. */
  href?: string;
  /** Below the item before it that is not nested. */
  nested?: boolean;
  /** Active on this address only, not below it. */
  exact?: boolean;
  /** Active on this address too. */
  also?: LinkProps['to'];
  /** Only admins see it. */
  adminOnly?: boolean;
  /** Viewers do not see it. */
  writersOnly?: boolean;
  /** Says so. */
  caption?: MessageDescriptor;
}

export interface NavSection {
  title: MessageDescriptor;
  items: NavItem[];
}

const contractUrl = () => `${apiBase().replace(/\/api$/u, '')}/openapi.yaml`;

const navigation: NavSection[] = [
  { title: menu.dashboard, items: [{ title: menu.home, icon: House, to: '/dashboard' }] },
  {
    title: menu.app,
    items: [
      { title: menu.manageResources, icon: CalendarRange, to: '/resources' },
      { title: menu.citizenNotifications, icon: MessageSquareWarning, to: '/complaints' },
      { title: menu.tours, icon: Route, to: '/tours', exact: true, also: '/tours/disruption' },
      { title: menu.planTours, icon: ListOrdered, to: '/tours/plan', nested: true },
      { title: menu.digitalTwin, icon: Waypoints, to: '/dt', exact: true },
      { title: menu.locations, icon: MapPin, to: '/dt/locations', nested: true },
      { title: menu.containers, icon: Container, to: '/dt/bins', nested: true },
      { title: menu.trucks, icon: Truck, to: '/dt/trucks', nested: true },
      { title: menu.drivers, icon: UsersRound, to: '/dt/drivers', nested: true },
      { title: menu.import, icon: FileUp, to: '/dt/import', nested: true, writersOnly: true },
    ],
  },
  {
    title: menu.account,
    items: [
      { title: menu.settings, icon: Settings, to: '/account/settings' },
      { title: menu.users, icon: Users, to: '/account/users', adminOnly: true },
      { title: menu.areas, icon: Shapes, to: '/account/areas', adminOnly: true },
      { title: menu.tokens, icon: KeyRound, to: '/account/tokens', adminOnly: true },
      { title: menu.history, icon: History, to: '/account/history', adminOnly: true },
      {
        title: shellMessages.contract,
        icon: FileCode2,
        href: contractUrl(),
        adminOnly: true,
        caption: shellMessages.adminOnly,
      },
    ],
  },
];

/** What this role sees. */
export const navigationOf = (role: string): NavSection[] =>
  navigation.map((section) => ({
    ...section,
    items: section.items.filter(
      (item) => (!item.adminOnly || role === 'admin') && (!item.writersOnly || role !== 'viewer'),
    ),
  }));
