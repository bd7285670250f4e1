import type { SearchSchemaInput } from '@tanstack/react-router';

/** Where to go after sign-in. Checked when it is used, because only then it is known to be a path. */
export const loginSearch = ({ next }: { next?: string | undefined } & SearchSchemaInput): { next?: string } =>
  typeof next === 'string' ? { next } : {};
