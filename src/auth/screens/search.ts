import type { SearchSchemaInput } from '@tanstack/react-router';

export interface AuthSearch {
  /** Where to go after sign-in. Checked when it is used, because only then it is known to be a path. */
  next?: string;
  /** The address that the code was sent to. */
  email?: string;
}

/** The sign-in pages pass this on to each other. Not a yup schema: this page should not wait for one. */
export function authSearch({ next, email }: AuthSearch & SearchSchemaInput): AuthSearch {
  return { ...(next ? { next: String(next) } : {}), ...(email ? { email: String(email).slice(0, 254) } : {}) };
}
