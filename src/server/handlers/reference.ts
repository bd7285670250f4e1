import { asc, eq } from 'drizzle-orm';
import { MATERIALS } from '@/world/customers.ts';
import { checkDays } from '@/contract/rules.ts';
import { constructionTypes, customers } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { holidayRegions, holidaysBetween } from '../working-hours.ts';

const materials = MATERIALS.map(({ id, name, colors }) => ({ id, name, colors }));

export const referenceHandlers = {
  listMaterials: () => Promise.resolve({ status: 200, body: { materials } }),

  listHolidayRegions: () => Promise.resolve({ status: 200, body: { regions: [...holidayRegions] } }),

  listHolidays: async ({ db, caller, query }) => {
    checkDays(query);
    const [own] = await db
      .select({ hours: customers.workingHours })
      .from(customers)
      .where(eq(customers.id, caller.customerId));
    const { start_date, end_date, locale = 'en' } = query;
    return {
      status: 200,
      body: { holidays: holidaysBetween(own?.hours.holidays ?? '', start_date, end_date, locale) },
    };
  },

  listConstructionTypes: async ({ db, caller }) => {
    const types = await db
      .select({ id: constructionTypes.id, name: constructionTypes.name })
      .from(constructionTypes)
      .where(eq(constructionTypes.customerId, caller.customerId))
      .orderBy(asc(constructionTypes.id));
    return { status: 200, body: { construction_types: types } };
  },
} satisfies Handlers;
