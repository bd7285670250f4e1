import type { ComplaintChannel, FillLevel } from '@/api/generated/dashboard.schemas';
import type { Random } from '../random.ts';
import type { Container, Site } from '../sites.ts';
import { type Day, monthAndDay, weekdayOf, type Zone } from '../time.ts';
import type { Levels } from './levels.ts';

export interface Complaint {
  container: number;
  createdAt: number;
  closedAt: number | null;
  channel: ComplaintChannel;
  reported: FillLevel;
  found: FillLevel | null;
  /** When the office closes it, should no tour have been there before. */
  officeAt: number;
}

const DUPLICATES = 0.3;
const WEB = 0.55;
const WEEKDAY = [1.15, 1, 0.95, 0.95, 1, 1.2, 0.75];
const HOURS = [0, 0, 0, 0, 0, 0.2, 1, 3, 5, 6, 7, 7, 6, 5, 5, 6, 8, 9, 8, 6, 4, 2, 1, 0.3];
/** Days until the office closes what no tour has closed. */
const OFFICE = { median: 2.6, sigma: 0.75 };
const DAY_MS = 86_400_000;

/** Citizens' notifications: who reports what when, and when it is done. */
export class Complaints {
  readonly all: Complaint[] = [];
  private readonly open = new Map<number, Complaint[]>();

  constructor(
    private readonly containers: readonly Container[],
    private readonly sites: readonly Site[],
    private readonly random: Random,
    private readonly zone: Zone,
    private readonly perDay: number,
  ) {}

  /** Whether a report filed before the moment is still open. */
  isKnown(container: number, before: number): boolean {
    return this.open.get(container)?.some(({ createdAt }) => createdAt < before) ?? false;
  }

  /** The notifications of a day, made from the levels at its start and none later than `until`. */
  report(day: Day, levels: Levels, until: number): void {
    this.closeByOffice(this.zone.at(day, 0));
    const count = this.poisson(
      this.perDay * (WEEKDAY[weekdayOf(day)] ?? 1) * season(day) * this.random.between(0.75, 1.25),
    );
    const times = Array.from({ length: count }, () => this.moment(day)).sort((a, b) => a - b);
    const draw = this.drawer(levels);
    for (const at of times) {
      if (at > until) continue;
      const known = this.random.chance(DUPLICATES) ? this.stillOpen(at) : undefined;
      const container = known ?? draw();
      if (container !== undefined) this.file(container, at, levels.at(container, 0.5), known !== undefined);
    }
  }

  /** Files what is missing so that some are open at `until`. */
  keepOpen(least: number, levels: Levels, until: number): void {
    const draw = this.drawer(levels);
    let open = 0;
    for (const filed of this.open.values()) open += filed.filter(({ officeAt }) => officeAt > until).length;
    for (; open < least; open++) {
      const container = draw();
      if (container === undefined) return;
      this.file(container, until - this.random.between(0.2, 11) * 3_600_000, levels.at(container, 0.5), false);
    }
  }

  /** A crew emptied the container: whatever was open for it is done. Reports of that day's rest turn out to have come before. */
  emptied(container: number, at: number, level: number): void {
    const filed = this.open.get(container);
    if (!filed) return;
    for (const complaint of filed) {
      if (complaint.createdAt >= at)
        complaint.createdAt = this.moment(this.zone.dayOf(at) - (this.random.chance(0.3) ? 2 : 1));
      else if (complaint.officeAt < at) {
        complaint.closedAt = complaint.officeAt;
        continue;
      }
      complaint.closedAt = at;
      complaint.found = levelFound(level);
    }
    this.open.delete(container);
  }

  /** Closes what the office has dealt with before a moment. */
  closeByOffice(before: number): void {
    for (const [container, filed] of this.open) {
      const left = filed.filter((complaint) => {
        if (complaint.officeAt >= before) return true;
        complaint.closedAt = complaint.officeAt;
        return false;
      });
      if (left.length === 0) this.open.delete(container);
      else if (left.length < filed.length) this.open.set(container, left);
    }
  }

  private file(container: number, at: number, level: number, again: boolean): void {
    const { random, zone } = this;
    let officeAt = at + random.logNormal(OFFICE.median, OFFICE.sigma) * DAY_MS;
    const day = zone.dayOf(officeAt);
    // The office works on weekdays from eight to four.
    const workday = day + Math.max(0, 7 - weekdayOf(day)) * Number(weekdayOf(day) > 4);
    officeAt = Math.max(zone.at(workday, random.int(480, 960)), at + 3_600_000);
    const complaint: Complaint = {
      container,
      createdAt: at,
      closedAt: null,
      channel: random.chance(WEB) ? 'web' : 'whatsapp',
      reported: again && random.chance(0.3) ? 'pickup_immediately' : levelFound(level * random.between(0.92, 1.12)),
      found: null,
      officeAt,
    };
    this.all.push(complaint);
    const filed = this.open.get(container);
    if (filed) filed.push(complaint);
    else this.open.set(container, [complaint]);
  }

  private stillOpen(at: number): number | undefined {
    const known = [...this.open].filter(([, filed]) => filed.some((c) => c.createdAt < at && c.officeAt > at));
    return known.length > 0 ? this.random.pick(known)[0] : undefined;
  }

  /** Draws a container that nobody has reported yet: full ones at sites that people watch. */
  private drawer(levels: Levels): () => number | undefined {
    const until = new Float64Array(this.containers.length);
    let sum = 0;
    this.containers.forEach(({ site, active }, i) => {
      const over = levels.at(i, 0.5) - 0.62;
      if (active && over > 0) sum += over * over * (this.sites[site] as Site).attention;
      until[i] = sum;
    });
    return () => {
      if (sum === 0) return undefined;
      for (let attempt = 0; attempt < 8; attempt++) {
        const container = this.random.weightedBySums(until);
        if (!this.open.has(container)) return container;
      }
      return undefined;
    };
  }

  private moment(day: Day): number {
    return this.zone.at(day, this.random.weighted(HOURS) * 60 + this.random.int(0, 59)) + this.random.int(0, 59) * 1000;
  }

  private poisson(mean: number): number {
    if (mean > 40) return Math.max(0, Math.round(mean + Math.sqrt(mean) * this.random.normal()));
    const floor = Math.exp(-mean);
    let n = 0;
    for (let p = this.random.next(); p > floor; p *= this.random.next()) n++;
    return n;
  }
}

/** Three times as many around New Year. */
function season(day: Day): number {
  const [month, date] = monthAndDay(day);
  return (month === 12 && date >= 24) || (month === 1 && date <= 20) ? 3 : 1;
}

function levelFound(level: number): FillLevel {
  if (level < 0.85) return 'almost_full';
  if (level <= 1) return 'full';
  return level < 1.25 ? 'overfull' : 'pickup_immediately';
}
