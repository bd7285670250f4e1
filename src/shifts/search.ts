import { day, flag, oneOf, record, searchSchema, text, type InferSearch } from '@/search/schema';
import { MaterialCode } from '@/api/generated/dashboard.schemas';

export const KINDS = ['trucks', 'drivers'] as const;
export type Kind = (typeof KINDS)[number];

/** `day` shows who drives what, `overview` all trucks or drivers, `week` and `month` one of them. */
export const VIEWS = ['day', 'overview', 'week', 'month'] as const;
export type View = (typeof VIEWS)[number];

/** The URL's search parameters, besides the areas of every screen. */
export const shiftsSearch = searchSchema({
  kind: oneOf(KINDS, 'trucks'),
  /** Left out: the day on a phone, else the overview. */
  view: oneOf(VIEWS),
  /** The day, or one of the week or month shown; today if left out. */
  date: day(),
  /** Days of the overview. */
  days: oneOf([7, 14, 31], 7),
  /** The truck (license plate) or driver (id) of the week and month. */
  of: text(40),
  area: record(),
  material: oneOf(Object.values(MaterialCode)),
  available: flag(),
});

export type ShiftsSearch = InferSearch<typeof shiftsSearch> & { view: View };
