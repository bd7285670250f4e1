import { asc, eq } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { constructionTypes } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';

const materials: components['schemas']['Material'][] = [
  { id: '11', name: 'Glass white', colors: ['white'] },
  { id: '12', name: 'Glass green', colors: ['green'] },
  { id: '13', name: 'Glass brown', colors: ['brown'] },
  { id: '11+12', name: 'Glass white and green', colors: ['white', 'green'] },
  { id: '11+13', name: 'Glass white and brown', colors: ['white', 'brown'] },
  { id: '12+13', name: 'Glass green and brown', colors: ['green', 'brown'] },
];

export const referenceHandlers = {
  listMaterials: () => Promise.resolve({ status: 200, body: { materials } }),

  listConstructionTypes: async ({ db, caller }) => {
    const types = await db
      .select({ id: constructionTypes.id, name: constructionTypes.name })
      .from(constructionTypes)
      .where(eq(constructionTypes.customerId, caller.customerId))
      .orderBy(asc(constructionTypes.id));
    return { status: 200, body: { construction_types: types } };
  },
} satisfies Handlers;
