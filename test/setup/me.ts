import type { Role, User } from '@/api/generated/dashboard.schemas';
import { permissionsOf } from '@/world/permissions';

/** The profile of a demo user. */
export const meOf = (role: Role): User => ({
  id: 1,
  email: `${role}@demo.test`,
  name: { admin: 'Anna Admin', user: 'Udo User', viewer: 'Vera Viewer' }[role],
  role,
  locale: 'en',
  account: { customer_id: 1, name: 'Glasperl GmbH', time_zone: 'Europe/Berlin' },
  accounts: [{ customer_id: 1, name: 'Glasperl GmbH', time_zone: 'Europe/Berlin' }],
  disposition_areas: [
    { id: 1, name: 'Nord' },
    { id: 2, name: 'Süd' },
    { id: 3, name: 'Mitte' },
  ],
  selected_disposition_area_ids: [],
  permissions: [...permissionsOf(role)],
});
