import type { Permission } from '@/api/generated/dashboard.schemas';

/** The user's role does not include what the page is about. */
export class NotPermitted extends Error {
  constructor(readonly permission: Permission) {
    super('Permission denied');
    this.name = 'NotPermitted';
  }
}
