import { describe, expect, it } from 'vitest';
import { Random } from '@/world/random';
import { Zone } from '@/world/time';
import { Calendar, unknownCity } from '@/server/forecast/calendar';
import { daysUntil, forecastOf, levelAt } from '@/server/forecast/forecast';
import { DAY, priorOf, rateOf, risesOf, type Reading } from '@/server/forecast/rate';
import { calendarOf, learnProfile } from '@/server/forecast/profile';
import { inThread } from '@/server/thread';

const zone = new Zone('Europe/Berlin');
const now = Date.parse('2026-11-18T09:00:00Z');
const calendar = calendarOf(unknownCity, zone, now);
const prior = { rate: 3, spread: 0.42 };
const ago = (days: number) => now - days * DAY;
const emptied = (days: number, level: number): Reading => ({ at: ago(days), level, emptied: true });
const sensed = (days: number, level: number): Reading => ({ at: ago(days), level, emptied: false, sensed: true });
const of = (readings: Reading[], at = now) => forecastOf(readings, calendar, unknownCity, prior, at);
/** Emptied every 20 days at 60 %: 3 % a day. */
const steady = [100, 80, 60, 40, 20].map((days) => emptied(days, 60));
/** Anything a sender might give, in order. */
function anything(random: Random): Reading[] {
  const days = Array.from({ length: random.int(1, 14) }, () => random.between(0, 200)).sort((a, b) => b - a);
  return days.map((day) => ({
    at: ago(day),
    level: random.int(0, 140),
    emptied: random.chance(0.5),
    sensed: random.chance(0.5),
  }));
}

describe('calendar', () => {
  const weekend = new Calendar({ weekday: [1, 1, 1, 1, 1, 1.5, 0.5], season: [] }, zone, zone.dayOf(ago(400)));

  it('counts days as their weekday says, and finds the moment of a sum again', () => {
    const saturday = zone.at(zone.dayOf(now) + 3, 0);
    expect(weekend.until(saturday + DAY) - weekend.until(saturday)).toBeCloseTo(1.5);
    for (let at = ago(380); at < now + 300 * DAY; at += 1.37 * DAY) {
      expect(weekend.until(at + 3_600_000)).toBeGreaterThan(weekend.until(at));
      // Within an hour: a day on which clocks change has one that is twice or never.
      expect(Math.abs(weekend.at(weekend.until(at)) - at)).toBeLessThanOrEqual(3_600_000);
    }
  });
});

describe('forecast of a container', () => {
  it('goes on at the rate found, from the last reading', () => {
    const found = of([...steady, sensed(0, 50)]);
    // 50 % in 20 days and 60 % in each 20 before: a little below 3 % a day.
    expect(found?.rate).toBeCloseTo(2.9, 1);
    expect(((found?.nearlyFull.at ?? 0) - now) / DAY).toBeCloseTo(30 / (found?.rate ?? 0), 1);
    expect(found).toMatchObject({ emptyings: 4, confidence: 'medium', reason: 'few_emptyings', level: 50 });
  });

  it('knows since when a container is full: straight between the readings around it', () => {
    const full = (...readings: Reading[]) => of([...steady, ...readings])?.full;
    const since = (days: number) => ({ at: ago(days), low: ago(days), high: ago(days) });
    expect(full(sensed(4, 90), sensed(3, 110), sensed(2, 118), sensed(0, 136))).toEqual(since(3.5));
    expect(full(sensed(0, 125))).toEqual(since(4));
    // Full, emptied and full again; and nothing known from before.
    expect(full(sensed(9, 120), emptied(8, 125), sensed(4, 80), sensed(0, 120))).toEqual(since(2));
    expect(of([sensed(3, 120), sensed(0, 130)])?.full).toEqual(since(3));
  });

  it('says nothing of a container in which nothing was ever found', () => expect(of([])).toBeUndefined());

  it('holds its point in its band and reaches 80 before 100 %, whatever it was given', () => {
    const random = new Random('band');
    for (let round = 0; round < 500; round++) {
      const found = of(anything(random));
      const { nearlyFull, full } = found ?? {};
      for (const one of [nearlyFull, full]) {
        expect(one?.low ?? Infinity).toBeLessThanOrEqual(one?.at ?? Infinity);
        expect(one?.at ?? Infinity).toBeLessThanOrEqual(one?.high ?? Infinity);
      }
      expect(nearlyFull?.at ?? Infinity).toBeLessThanOrEqual(full?.at ?? Infinity);
      expect(found?.rate).toBeGreaterThan(0);
    }
  });

  it('is full sooner the fuller it is and the faster it fills', () => {
    let before = Infinity;
    for (let level = 0; level <= 120; level += 5) {
      const at = of([...steady, sensed(0, level)])?.full.at ?? Infinity;
      expect(at).toBeLessThanOrEqual(before);
      before = at;
    }
    before = Infinity;
    for (let level = 10; level <= 90; level += 10) {
      const at = of([100, 80, 60, 40, 20].map((days) => emptied(days, level)))?.full.at ?? Infinity;
      expect(at).toBeLessThan(before);
      before = at;
    }
  });

  it('rises without end to 100 %', () => {
    const found = of(steady);
    let before = -1;
    for (let day = -20; day < 60; day++) {
      const level = found ? levelAt(found, now + day * DAY) : NaN;
      expect(level).toBeGreaterThanOrEqual(before);
      before = level;
    }
    expect(before).toBe(100);
    expect(found && levelAt(found, found.nearlyFull.at ?? 0)).toBeCloseTo(80);
  });

  it('has a wider band further ahead, with an uneven past and from an old level', () => {
    const rate = { rate: 3, noise: 0.1, doubt: 0.01, rises: 5 };
    const width = (one: Parameters<typeof daysUntil>) => {
      const { low, high } = daysUntil(...one);
      return high - low;
    };
    expect(width([rate, 60, 0])).toBeGreaterThan(width([rate, 30, 0]));
    expect(width([{ ...rate, noise: 0.4 }, 30, 0])).toBeGreaterThan(width([rate, 30, 0]));
    expect(width([rate, 30, 5])).toBeGreaterThan(width([rate, 30, 0]));
  });

  it('trusts many steady emptyings more than few, and uneven ones less', () => {
    const many = Array.from({ length: 9 }, (_, index) => emptied(180 - 20 * index, 60));
    expect(of(many)).toMatchObject({ confidence: 'high', reason: 'steady', emptyings: 8 });
    expect(of([emptied(20, 60)])).toMatchObject({ confidence: 'low', reason: 'few_emptyings' });
    const uneven = many.map((one, index) => ({ ...one, level: index % 2 ? 5 : 100 }));
    expect(of(uneven)).toMatchObject({ confidence: 'medium', reason: 'unsteady' });
  });

  it('trusts a silent sensor less', () => {
    const readings = [
      ...Array.from({ length: 9 }, (_, i) => emptied(180 - 20 * i, 60)),
      sensed(9, 20),
      sensed(8, 23),
      sensed(7, 26),
    ];
    const then = of(readings, ago(6.5));
    expect(then).toMatchObject({ confidence: 'high' });
    expect(then?.silentAt).toBe(ago(4));
    expect(of(readings)).toMatchObject({ confidence: 'low', reason: 'sensor_silent' });
  });

  it('counts what an overflowing container took as the least that was brought', () => {
    const calm = [100, 80, 60, 40, 20].map((days) => emptied(days, 90));
    const over = calm.map((one, index) => (index > 2 ? { ...one, level: 105 } : one));
    const slow = calm.map((one, index) => (index > 2 ? { ...one, at: ago(80 - 60 * (index - 3)), level: 101 } : one));
    const rate = (readings: Reading[]) => rateOf(risesOf(readings), calendar, prior, 0.16).rate;
    expect(rate(over)).toBeGreaterThan(rate(calm));
    // Twice the time and still only 101 %: it was full long before, and that makes it no slower.
    expect(rate(slow.toSorted((a, b) => a.at - b.at))).toBeGreaterThan(3.5);
  });

  it('takes a fall that nobody recorded for an emptying', () => {
    expect(risesOf([sensed(9, 80), sensed(8, 10), sensed(5, 25)])).toMatchObject([{ gain: 15 }]);
    expect(of([sensed(30, 20), sensed(12, 80), sensed(11, 5), sensed(1, 38)])?.rate).toBeGreaterThan(2.5);
  });
});

describe('what others say of a container', () => {
  it('weighs more the less it has shown itself', () => {
    const rises = risesOf([emptied(40, 50), emptied(20, 40)]);
    const own = rateOf(rises, calendar, { rate: 9, spread: 0.42 }, 0.16).rate;
    expect(own).toBeGreaterThan(2);
    expect(own).toBeLessThan(3);
    expect(rateOf([], calendar, { rate: 9, spread: 0.42 }, 0.16)).toMatchObject({ rate: 9 });
    expect(rateOf([], calendar, prior, 0.16).doubt).toBeGreaterThan(rateOf(rises, calendar, prior, 0.16).doubt);
  });

  it('comes from its material and, the more there are, from its site', () => {
    const city = { ...unknownCity, rates: { '11': 4, '13': 1.5 } };
    expect(priorOf(city, '13')).toEqual({ rate: 1.5, spread: 0.42 });
    const one = priorOf(city, '13', { mean: Math.LN2, containers: 1 });
    const three = priorOf(city, '13', { mean: Math.LN2, containers: 3 });
    expect(one.rate).toBeGreaterThan(1.5);
    expect(three.rate).toBeGreaterThan(one.rate);
    expect(three.rate).toBeLessThan(3);
    expect(three.spread).toBeLessThan(one.spread);
  });
});

describe('profile of a city', () => {
  it('finds weekdays, Christmas, materials and noise again, in a thread as well', async () => {
    const random = new Random('city');
    const flow = (day: number) => {
      const weekday = [1.1, 1, 1, 1, 1, 1.5, 0.4][(((day + 3) % 7) + 7) % 7] ?? 1;
      return weekday * (new Date(day * DAY).getUTCMonth() === 11 ? 1.6 : 1);
    };
    const [first, last] = [zone.dayOf(ago(365)), zone.dayOf(now)];
    const containers = Array.from({ length: 60 }, (_, index) => {
      const material = index % 2 ? '11' : '13';
      const rate = (material === '11' ? 5 : 2) * random.logNormal(1, 0.2);
      const readings: Reading[] = [];
      let level = 0;
      for (let day = first; day < last; day++) {
        const empties = random.chance(0.1);
        readings.push({ at: zone.at(day, 0), level, emptied: empties });
        level = (empties ? 0 : level) + rate * flow(day) * random.between(0.6, 1.4);
        if (level > 95) readings.push({ at: zone.at(day, 1439), level: ((level = 0), 95), emptied: true });
      }
      return { material, site: index, readings };
    });
    const profile = learnProfile(containers, zone);
    expect(profile.weekday[5]).toBeCloseTo(1.5, 1);
    expect(profile.weekday[6]).toBeCloseTo(0.4, 1);
    expect(profile.season[50]).toBeGreaterThan(1.4);
    expect(profile.season[25]).toBeCloseTo(1, 1);
    expect((profile.rates['11'] ?? 0) / (profile.rates['13'] ?? 1)).toBeCloseTo(2.5, 0);
    expect(profile.noise).toBeLessThan(0.2);
    expect(await inThread('learn', { containers, zone: 'Europe/Berlin' }).result).toEqual(profile);
  });

  it('is that of an unknown city where little was seen', () => {
    expect(learnProfile([{ material: '11', site: 1, readings: steady }], zone)).toMatchObject(unknownCity);
  });
});
