import { isHoliday, type Day, weekdayOf } from '../time.ts';
import { guessLevels, planDay } from './dispatch.ts';
import { drive, plannedTimes } from './drive.ts';
import { plantOf, tourName, type DrivenTour, type PlannedTour, type State } from './state.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const QUARTER = 15 * MINUTE;
/** How far the tours under way have come. */
const UNDER_WAY = [0.36, 0.62];
/** A tour that never started, about one in this many days. */
const CANCELLED_EVERY = 24;
const WHY_CANCELLED = ['Fahrzeugausfall', 'Fahrer erkrankt', 'Glatteis', 'Annahmestelle geschlossen'];
const NOTES = [
  'Schlüssel für die Schranke liegt in der Leitstelle',
  'Rückmeldung zu Zufahrt bitte an die Leitstelle',
  'Beistellungen fotografieren',
  'Bitte Behälter am Marktplatz zuerst anfahren',
];
/** Working days for which tours are planned ahead. */
const AHEAD = 2;

/** Lives through the days up to now and plans the next ones; gives each day's tours as they are at `now`. */
export function* run(state: State): Generator<DrivenTour[]> {
  const { profile, zone, now } = state;
  const today = zone.dayOf(now);
  const first = today - profile.days;
  for (let day = first - profile.warmUp; day < today; day++) {
    const tours = liveThrough(state, day);
    if (day >= first && tours.length > 0) yield tours;
  }
  yield liveToday(state, today);
  state.complaints.closeByOffice(now);
  yield* planAhead(state, today);
}

function liveThrough(state: State, day: Day): DrivenTour[] {
  const { levels, complaints, random } = state;
  levels.begin(day);
  complaints.report(day, levels, Infinity);
  const tours: DrivenTour[] = [];
  if (isWorkday(day)) {
    const plans = planDay(state, day, guessLevels(state));
    for (const plan of plans) tours.push(noted(state, drive(state, plan, departure(state, plan), Infinity)));
    const more = random.chance(1 / CANCELLED_EVERY) ? planDay(state, day, guessLevels(state), plans.length + 1) : [];
    const extra = more.find(
      (one) => !plans.some((p) => p.truck === one.truck || p.driver === one.driver || p.area === one.area),
    );
    if (extra) tours.push(undriven(state, extra, 'cancelled', random.pick(WHY_CANCELLED)));
  }
  levels.end();
  return tours;
}

/** Today two tours are under way, whatever the hour and the day of the week; on a working day's afternoon the early ones are done. */
function liveToday(state: State, today: Day): DrivenTour[] {
  const { levels, complaints, zone, now } = state;
  levels.begin(today);
  complaints.report(today, levels, now);
  const early = zone.at(today, 360);
  const done = isWorkday(today) && now - early > 9.5 * HOUR ? 2 : 0;
  const tours: DrivenTour[] = [];
  const plans = planDay(state, today, guessLevels(state), Math.min(UNDER_WAY.length + done, state.fleet.trucks.length));
  plans.forEach((plan, i) => {
    const share = UNDER_WAY[plans.length - 1 - i];
    if (share === undefined) {
      tours.push(noted(state, drive(state, plan, departure(state, plan), now)));
      return;
    }
    const takes = (plannedTimes(state, plan, 0).at(-1) ?? HOUR) + HOUR;
    const inMorning = now - early > 0.25 * takes && now - early < 0.75 * takes;
    const start = inMorning ? early : Math.floor((now - share * takes) / QUARTER) * QUARTER;
    const day = zone.dayOf(start);
    // At night they began yesterday, which had tours of its own.
    const name = day === today ? plan.name : tourName(state, plan.area, 2, day);
    tours.push(drive(state, { ...plan, name, day, start: zone.minutesOf(start) }, start + 2 * MINUTE, now));
  });
  complaints.keepOpen(Math.ceil(state.profile.notifications * 2), levels, now);
  return tours.sort((a, b) => (a.startedAt ?? 0) - (b.startedAt ?? 0));
}

function* planAhead(state: State, today: Day): Generator<DrivenTour[]> {
  const { levels, random, containers } = state;
  const cleared = new Set<number>();
  const guess = guessLevels(state);
  let planned = 0;
  for (let day = today + 1; planned < AHEAD; day++) {
    levels.end();
    levels.begin(day);
    if (!isWorkday(day)) continue;
    planned++;
    const ahead = day - today;
    const expected = (i: number): number =>
      cleared.has(i) ? 0.05 : guess(i) + ahead * (containers[i]?.active ? (containers[i]?.rate ?? 0) : 0);
    const plans = planDay(state, day, expected);
    if (plans.length === 0 && planned < 3) plans.push(...planDay(state, day, expected, 1));
    const tours = plans.map((plan): DrivenTour => {
      for (const stop of plan.stops) for (const i of stop.containers) cleared.add(i);
      const details = random.chance(0.15) ? random.pick(NOTES) : null;
      return undriven(state, plan, 'planned', details);
    });
    if (tours.length > 0) yield tours;
  }
}

/** A tour that has not begun, or never will. */
function undriven(
  state: State,
  plan: PlannedTour,
  status: 'planned' | 'cancelled',
  details: string | null,
): DrivenTour {
  const { yard } = state.depots;
  return {
    ...plan,
    status,
    plannedAt: plannedTimes(state, plan, state.zone.at(plan.day, plan.start)),
    startedAt: null,
    finishedAt: null,
    events: [],
    tippings: [],
    metres: 0,
    way: [yard, ...plan.stops.map(({ site }) => site), plantOf(state, plan).place, yard],
    thirst: 0,
    details,
  };
}

function noted(state: State, tour: DrivenTour): DrivenTour {
  return state.random.chance(0.04) ? { ...tour, details: state.random.pick(NOTES) } : tour;
}

function departure({ zone, random }: State, { day, start }: PlannedTour): number {
  return zone.at(day, start) + random.int(0, 9) * MINUTE + random.int(0, 59) * 1000;
}

function isWorkday(day: Day): boolean {
  return weekdayOf(day) < 5 && !isHoliday(day);
}
