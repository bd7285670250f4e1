import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import type { Db } from '../db/open.ts';
import { complaints } from '../db/schema-tours.ts';
import { locations } from '../db/schema.ts';
import { iso } from '../db/sql.ts';

export type Complaint = components['schemas']['Complaint'];

/** A citizen notification as the contract shows it; needs `complaints` joined with its location, as in `complaintTables`. */
export const complaintColumns = sql`${complaints.id}, ${locations.locationId}, ${locations.city}, ${locations.street},
  ${locations.locationName}, case when ${locations.id} is not null then jsonb_build_object('id', ${locations.id},
    'location_id', ${locations.locationId}, 'location_name', ${locations.locationName}, 'city', ${locations.city},
    'street', ${locations.street}, 'latitude', ${locations.latitude}, 'longitude', ${locations.longitude},
    'disposition_area_id', ${locations.dispositionAreaId}) end as location,
  ${complaints.materialType}, ${complaints.channel}, ${complaints.reportedFillLevel}, ${complaints.emptiedFillLevel},
  ${complaints.status}, ${iso(complaints.createdAt)} as created_at, ${iso(complaints.closedAt)} as closed_at,
  ${iso(complaints.updatedAt)} as updated_at`;

export const complaintTables = sql`${complaints} left join ${locations} on ${locations.id} = ${complaints.locationRef}`;

/** Notifications that meet a condition, in the order they were filed. */
export async function findComplaints(db: Db, where: SQL): Promise<Complaint[]> {
  const { rows } = await db.execute<Complaint & Record<string, unknown>>(
    sql`select ${complaintColumns} from ${complaintTables} where ${where} order by ${complaints.id}`,
  );
  return rows;
}
