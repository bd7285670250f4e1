import { boolean, number, object, string, type InferType } from '@/search/schema';
import { MaterialCode } from '@/api/generated/dashboard.schemas';

export const KINDS = ['trucks', 'drivers'] as const;
export type Kind = (typeof KINDS)[number];

/** `week` and `month` show one truck or driver, `overview` all of them. */
export const VIEWS = ['overview', 'week', 'month'] as const;
export type View = (typeof VIEWS)[number];

/** What of the shift planning is in the URL, besides the areas that every screen has. */
export const shiftsSearch = object({
  kind: string<Kind>().oneOf(KINDS).default('trucks'),
  view: string<View>().oneOf(VIEWS).default('overview'),
  /** A day of the week or month shown; today if left out. */
  date: string().matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/u),
  /** Days of the overview. */
  days: number().oneOf([7, 14, 31]).default(7),
  /** The truck (license plate) or driver (id) of the week and month. */
  of: string().max(40),
  area: number().integer().min(1),
  material: string<MaterialCode>().oneOf(Object.values(MaterialCode)),
  available: boolean(),
});

export type ShiftsSearch = InferType<typeof shiftsSearch>;
