import { and, eq } from 'drizzle-orm';
import { dispositionAreas } from '../db/schema.ts';
import type { Call } from '../http/handler.ts';
import { unprocessable } from '../http/problem.ts';

/** 422 when an area is named that the caller's customer does not have. @param path of the field */
export async function checkArea(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  id: number | null | undefined,
  path = 'disposition_area_id',
): Promise<void> {
  if (id === null || id === undefined) return;
  const [area] = await db
    .select({ id: dispositionAreas.id })
    .from(dispositionAreas)
    .where(and(eq(dispositionAreas.id, id), eq(dispositionAreas.customerId, caller.customerId)));
  if (!area) throw unprocessable(path, 'There is no such disposition area.');
}
