import type { Random } from '../random.ts';
import type { Container } from '../sites.ts';
import { type Day, monthAndDay, weekdayOf } from '../time.ts';

const WEEKDAY = [1.1, 0.95, 0.95, 0.95, 1.0, 1.35, 0.4];

/** How much more than usual is thrown in on a day: weekday times season. */
export function inflow(day: Day): number {
  const [month, date] = monthAndDay(day);
  const newYear = (month === 12 && date >= 27) || (month === 1 && date <= 6);
  const season = newYear ? 2 : month === 12 || month === 1 ? 1.25 : 1;
  return (WEEKDAY[weekdayOf(day)] ?? 1) * season;
}

/** Above the rim people put bottles beside it, but fewer and fewer. */
const RIM = 1;
const HEAP = 0.42;

/** Fill levels of all containers, as shares of the usable volume, followed from day to day. */
export class Levels {
  /** Level at the start of the day, and what the day adds to it. */
  private readonly start: Float64Array;
  private readonly gain: Float64Array;

  constructor(
    private readonly containers: readonly Container[],
    private readonly random: Random,
  ) {
    this.start = Float64Array.from(containers, () => random.between(0.02, 0.85));
    this.gain = new Float64Array(containers.length);
  }

  begin(day: Day): void {
    const flow = inflow(day);
    for (let i = 0; i < this.gain.length; i++) {
      const { active, rate } = this.containers[i] as Container;
      const level = this.start[i] as number;
      const room = level > RIM ? Math.max(0, 1 - (level - RIM) / HEAP) : 1;
      this.gain[i] = active ? rate * flow * room * (0.55 + 0.9 * this.random.next()) : 0;
    }
  }

  end(): void {
    for (let i = 0; i < this.gain.length; i++) this.start[i] = (this.start[i] as number) + (this.gain[i] as number);
  }

  /** Level of a container when a share of the day is over. */
  at(i: number, share: number): number {
    return Math.max(0, (this.start[i] as number) + (this.gain[i] as number) * share);
  }

  empty(i: number, share: number): void {
    this.start[i] = -(this.gain[i] as number) * share;
  }
}
