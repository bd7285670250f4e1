import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import type { Db } from '../db/open.ts';
import { bins, locations } from '../db/schema.ts';
import { iso } from '../db/sql.ts';

export type Bin = components['schemas']['Bin'];

/** A bin as the contract shows it; needs `bins` joined with its location, as in `binTables`. */
export const binColumns = sql`${bins.id}, ${bins.containerId}, ${locations.locationId}, ${bins.materialType},
  ${bins.constructionType}, ${bins.active}, ${bins.constraints}, ${bins.lastLevel},
  ${iso(bins.lastRecordedAt)} as last_recorded_at, ${iso(bins.lastEmptiedAt)} as last_emptied_at,
  ${iso(bins.updatedAt)} as updated_at`;

export const binTables = sql`${bins} left join ${locations} on ${locations.id} = ${bins.locationRef}`;

/** Bins that meet a condition, by their key. */
export async function findBins(db: Db, where: SQL): Promise<Bin[]> {
  const { rows } = await db.execute<Bin>(
    sql`select ${binColumns} from ${binTables} where ${where} order by ${bins.containerId} collate "C"`,
  );
  return rows;
}
