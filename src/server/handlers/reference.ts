import { asc, eq } from 'drizzle-orm';
import { MATERIALS } from '@/world/customers.ts';
import { constructionTypes } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { holidayRegions } from '../working-hours.ts';

const materials = MATERIALS.map(({ id, name, colors }) => ({ id, name, colors }));

export const referenceHandlers = {
  listMaterials: () => Promise.resolve({ status: 200, body: { materials } }),

  listHolidayRegions: () => Promise.resolve({ status: 200, body: { regions: [...holidayRegions] } }),

  listConstructionTypes: async ({ db, caller }) => {
    const types = await db
      .select({ id: constructionTypes.id, name: constructionTypes.name })
      .from(constructionTypes)
      .where(eq(constructionTypes.customerId, caller.customerId))
      .orderBy(asc(constructionTypes.id));
    return { status: 200, body: { construction_types: types } };
  },
} satisfies Handlers;
