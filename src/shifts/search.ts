import { day, flag, oneOf, record, searchSchema, text, type InferSearch } from '@/search/schema';
import { MaterialCode } from '@/api/generated/dashboard.schemas';

export const KINDS = ['trucks', 'drivers'] as const;
export type Kind = (typeof KINDS)[number];

/** `week` and `month` show one truck or driver, `overview` all of them. */
export const VIEWS = ['overview', 'week', 'month'] as const;
export type View = (typeof VIEWS)[number];

/** The URL's search parameters, besides the areas of every screen. */
export const shiftsSearch = searchSchema({
  kind: oneOf(KINDS, 'trucks'),
  view: oneOf(VIEWS, 'overview'),
  /** A day of the week or month shown; today if left out. */
  date: day(),
  /** Days of the overview. */
  days: oneOf([7, 14, 31], 7),
  /** The truck (license plate) or driver (id) of the week and month. */
  of: text(40),
  area: record(),
  material: oneOf(Object.values(MaterialCode)),
  available: flag(),
});

export type ShiftsSearch = InferSearch<typeof shiftsSearch>;
