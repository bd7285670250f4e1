import type { Complaint, Forecast, Urgency } from '@/api/generated/dashboard.schemas';
import type { BinRow } from '@/world/types';
import { Zone } from '@/world/time';

const DAY = 86_400_000;
const zone = new Zone('Europe/Berlin');

type Seen = Omit<
  Forecast,
  'planned_on' | 'location_name' | 'latitude' | 'longitude' | 'disposition_area_id' | keyof BinRow
>;

function urgencyOf(full: number | null, now: number): Urgency {
  if (full === null) return 'unknown';
  const days = zone.dayOf(full) - zone.dayOf(now);
  if (days <= 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === 2) return 'in_2_days';
  return days <= 7 ? 'in_7_days' : 'later';
}

/** A plausible forecast: a container goes on as it has filled since it was emptied. The reference server does it properly. */
export function forecastOf(
  bin: BinRow,
  complaints: readonly Pick<Complaint, 'reported_fill_level'>[],
  now: Date,
): Seen {
  const { last_level: level, last_recorded_at: recorded, last_emptied_at: emptied } = bin;
  const at = recorded === null ? NaN : Date.parse(recorded);
  const days = (at - Date.parse(emptied ?? '')) / DAY;
  const rate = days > 2 && level ? Math.max(level / days, 0.4) : 3;
  const moment = (percent: number, slower = 1) =>
    level === null || recorded === null
      ? null
      : new Date(at + ((percent - level) / rate) * (level < percent ? slower : 1) * DAY).toISOString();
  const full_at = moment(100);
  const reported = complaints.some((one) => one.reported_fill_level !== 'almost_full');
  return {
    level_now: level === null ? null : Math.min(Math.max(level, 100), level + (rate * (now.getTime() - at)) / DAY),
    rate: level === null ? null : rate,
    emptyings: days > 2 ? 4 + (bin.id % 9) : 0,
    ...{ nearly_full_at: moment(80), nearly_full_at_low: moment(80, 0.85), nearly_full_at_high: moment(80, 1.2) },
    ...{ full_at, full_at_low: moment(100, 0.85), full_at_high: moment(100, 1.2) },
    confidence: level === null || !(days > 2) ? 'low' : bin.id % 9 > 0 ? 'high' : 'medium',
    reason: level === null ? 'no_level' : !(days > 2) ? 'few_emptyings' : bin.id % 9 > 0 ? 'steady' : 'few_emptyings',
    open_complaints: complaints.length,
    urgency: reported ? 'today' : urgencyOf(full_at === null ? null : Date.parse(full_at), now.getTime()),
  };
}

/** What the contract's names do not say of the list. */
export const forecastRules = {
  search: ['container_id', 'location_id', 'street'],
  filters: ({ is_planned }: Record<string, unknown>) => ({
    is_planned: (row: Record<string, unknown>) => (row['planned_on'] !== null) === is_planned,
  }),
  sorts: {
    due: ({ open_complaints: reported, urgency, full_at: at }: Record<string, unknown>) =>
      reported && urgency === 'today' ? 0 : at === null ? null : Date.parse(String(at)),
  },
};
