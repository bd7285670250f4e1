import { listComplaints } from '@/api/generated/complaints/complaints';
import type { Complaint, MaterialCode } from '@/api/generated/dashboard.schemas';
import { today } from '@/i18n/dates';
import type { Entry } from './schema';

/** Two reports of the same site and material within these hours are most likely one. */
export const WINDOW_HOURS = 48;

/** An entry that is most likely reported already: by `known`, or without it by an earlier entry of the same form. */
export interface Duplicate {
  entry: Entry;
  known: Complaint | undefined;
}

const placeOf = ({ location_id, material_type }: Entry) => JSON.stringify([location_id, material_type]);

/**
 * The entries that repeat what is known. Nothing is found where the server does not respond: this is a hint and no rule.
 * @param now ms since the epoch
 */
export async function findDuplicates(entries: readonly Entry[], now: number): Promise<Duplicate[]> {
  const since = now - WINDOW_HOURS * 3_600_000;
  const firsts = new Map<string, Entry>();
  for (const entry of entries) if (!firsts.has(placeOf(entry))) firsts.set(placeOf(entry), entry);
  const known = new Map<string, Complaint>();
  await Promise.all(
    [...firsts].map(async ([place, { location_id, material_type }]) => {
      const found = await listComplaints({
        location_id,
        material_type: [material_type as MaterialCode],
        // The list knows days only; the hours are counted here.
        created_start: today(new Date(since)),
        sort: '-created_at',
        page_size: 1,
      }).catch(() => undefined);
      const [latest] = found?.complaints ?? [];
      if (latest && Date.parse(latest.created_at) >= since) known.set(place, latest);
    }),
  );
  return entries.flatMap((entry) => {
    const place = placeOf(entry);
    const before = known.get(place);
    return before || firsts.get(place) !== entry ? [{ entry, known: before }] : [];
  });
}
