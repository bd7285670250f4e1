import { beforeAll, describe, expect, it } from 'vitest';
import type { TourRow, World } from '@/world/types.ts';
import { countBy, quantile, sum, world } from './helpers.ts';

const HOUR = 3_600_000;

/** The published figures of German cities that the demo world was made after. */
describe('the demo world', () => {
  let w: World;
  let done: TourRow[];
  beforeAll(() => {
    const all = world('demo');
    const own = Object.entries(all).map(([table, rows]) => [
      table,
      (rows as { customer_id?: number }[]).filter(({ customer_id }) => customer_id === 1 || customer_id === undefined),
    ]);
    w = Object.fromEntries(own) as World;
    done = w.tours.filter(({ status }) => status === 'completed');
  }, 60_000);
  it('has 247 sites with about 800 containers, 330 m apart', () => {
    expect(w.locations).toHaveLength(247);
    expectBetween(w.bins.length, 760, 850);
    const perSite = [...countBy(w.bins, ({ location_id }) => location_id).values()];
    expect(quantile(perSite, 0.5)).toBe(3);
    expectBetween(
      quantile(
        w.locations.map((site) => toNext(site, w.locations)),
        0.5,
      ),
      280,
      380,
    );
    expect(new Set(w.locations.map(({ location_id }) => location_id.slice(0, 2))).size).toBe(23);
    expect(new Set(w.locations.map(({ disposition_area_id }) => disposition_area_id)).size).toBe(5);
    const types = countBy(w.locations, ({ location_type }) => location_type);
    expect(types.get('public')).toBeGreaterThan(180);
    expect([...types.keys()]).toEqual(expect.arrayContaining(['private', 'recycling_depot']));
    expect(w.bins.some(({ material_type }) => material_type === '12+13')).toBe(true);
  });

  it('has 5 trucks, 7 drivers and 8 phones', () => {
    expect([w.trucks.length, w.drivers.length, w.phones.length]).toEqual([5, 7, 8]);
    const three = w.trucks.filter(
      ({ number_of_compartments, capacity }) => number_of_compartments === 3 && capacity >= 18,
    );
    expect(three).toHaveLength(3);
    expect(w.trucks.filter((truck) => truck.number_of_compartments === 2 && truck.capacity === 10)).toHaveLength(1);
  });

  it('drives two or three tours each working day, none at the weekend', () => {
    const perDay = countBy(done, ({ date }) => date);
    const old = [...perDay].filter(([date]) => date < '2026-11-20');
    expect(old.every(([date]) => ![0, 6].includes(new Date(date).getUTCDay()))).toBe(true);
    expect(old.filter(([, n]) => n !== 2 && n !== 3).length).toBeLessThan(4);
    expectBetween(old.length, 240, 258);
    expectBetween(sum(old.map(([, n]) => n)) / old.length, 2.1, 2.7);
    expect(w.tours.filter(({ status }) => status === 'in_progress')).toHaveLength(2);
    expect(w.tours.filter(({ status }) => status === 'planned').length).toBeGreaterThanOrEqual(4);
  });

  it('plans 30 to 36 lifts at 11 to 17 sites', () => {
    const stops = countBy(w.tour_stops, ({ tour_id }) => String(tour_id));
    const planned = done.map((tour) => tour.planned);
    const sites = done.map(({ id }) => stops.get(String(id)) ?? 0);
    expectBetween(quantile(planned, 0.02), 28, 33);
    expect(Math.max(...planned)).toBeLessThanOrEqual(36);
    expectBetween(quantile(sites, 0.02), 10, 12);
    expect(Math.max(...sites)).toBeLessThanOrEqual(17);
    const skipped = w.route_events.filter(({ is_emptied }) => !is_emptied).length;
    expectBetween(skipped / w.route_events.length, 0.03, 0.05);
  });

  it('leaves of what tours that are not over could collect at their stops all that they do not plan', () => {
    const open = w.tours.filter(({ status }) => ['planned', 'in_progress'].includes(status));
    const planned = open.map(({ id, material_type: codes, left_container_ids: left }) => {
      const sites = new Set(w.tour_stops.filter(({ tour_id }) => tour_id === id).map(({ location_id }) => location_id));
      const there = w.bins.filter(
        ({ active, location_id, material_type }) =>
          active &&
          sites.has(location_id) &&
          material_type.split('+').some((code) => codes.some((one) => one.split('+').includes(code))),
      );
      return there.filter(({ container_id }) => !left?.includes(container_id)).length;
    });
    expect(planned).toEqual(open.map((tour) => tour.planned));
  });

  it('lifts 360 kg, brings 10 to 14 t, drives 50 to 90 km in 6 to 8.5 hours on 50 l', () => {
    const lifts = w.route_events.filter(({ is_emptied }) => is_emptied).length;
    expectBetween((sum(w.unloadings.map(({ weight }) => weight)) * 1000) / lifts, 340, 390);
    const tons = done.map((tour) => tour.tons);
    expectBetween(quantile(tons, 0.5), 10.5, 13);
    expectBetween(quantile(tons, 0.1), 9, 11);
    expectBetween(quantile(tons, 0.9), 12, 15);
    const km = done.map((tour) => tour.km ?? 0);
    expectBetween(quantile(km, 0.1), 47, 60);
    expectBetween(quantile(km, 0.95), 60, 90);
    const hours = done.map((t) => (Date.parse(t.finished_at ?? '') - Date.parse(t.started_at ?? '')) / HOUR);
    expectBetween(quantile(hours, 0.05), 5.8, 7);
    expectBetween(quantile(hours, 0.95), 7, 8.6);
    expectBetween(sum(done.map((tour) => tour.fuel ?? 0)) / sum(km), 0.48, 0.52);
    const visits = done.map(
      ({ id }) => new Set(w.unloadings.filter((u) => u.tour_id === id).map((u) => u.recorded_at)).size,
    );
    expect(quantile(visits, 0.98)).toBeLessThanOrEqual(2);
    expect(Math.min(...visits)).toBe(1);
  });

  it('brings what it tips and counts what it records', () => {
    const weights = new Map<number, number>();
    for (const { tour_id, weight } of w.unloadings) weights.set(tour_id, (weights.get(tour_id) ?? 0) + weight);
    const emptied = countBy(
      w.route_events.filter((e) => e.is_emptied),
      ({ tour_id }) => String(tour_id),
    );
    const over = countBy(
      w.route_events.filter((e) => e.overflowing),
      ({ tour_id }) => String(tour_id),
    );
    const wrong = w.tours.filter(
      ({ id, tons, picked_up, overflowing }) =>
        Math.abs((weights.get(id) ?? 0) - tons) > 0.01 ||
        (emptied.get(String(id)) ?? 0) !== picked_up ||
        (over.get(String(id)) ?? 0) !== overflowing,
    );
    expect(wrong).toEqual([]);
    for (const { volume, weight } of w.unloadings)
      expect(Math.abs(weight - volume * 0.3)).toBeLessThan(0.05 * weight + 0.05);
  });

  it('collects 50 % white, 38 % green and 12 % brown', () => {
    const tonnes = (material: string): number =>
      sum(w.unloadings.filter(({ material_type }) => material_type === material).map(({ weight }) => weight));
    const all = sum(w.unloadings.map(({ weight }) => weight));
    expect(tonnes('11') / all).toBeCloseTo(0.5, 1);
    expect((tonnes('12') + 0.76 * tonnes('12+13')) / all).toBeCloseTo(0.38, 1);
    expect((tonnes('13') + 0.24 * tonnes('12+13')) / all).toBeCloseTo(0.12, 1);
  });

  it('hears from citizens 60 to 150 times a month, three times as often around New Year', () => {
    const months = countBy(w.complaints, ({ created_at }) => created_at.slice(0, 7));
    const quiet = ['02', '03', '04', '05', '06', '07', '08', '09', '10'].map(
      (month) => months.get(`2026-${month}`) ?? 0,
    );
    for (const count of quiet) expectBetween(count, 60, 150);
    const newYear = w.complaints.filter(({ created_at }) => created_at >= '2025-12-24' && created_at < '2026-01-21');
    expectBetween(newYear.length / (28 / 30) / (sum(quiet) / quiet.length), 2.4, 3.6);
    expectBetween(w.complaints.filter(({ channel }) => channel === 'web').length / w.complaints.length, 0.5, 0.6);
    expect(w.complaints.filter(({ status }) => status === 'open').length).toBeGreaterThan(2);
  });

  it('hears a third of it twice, four fifths from a fifth of the sites, and is done in a day or two', () => {
    expect(w.complaints.length).toBeGreaterThan(1000);
    const again = w.complaints.filter((one) =>
      w.complaints.some(
        (other) =>
          other.id < one.id &&
          other.location_ref === one.location_ref &&
          other.material_type === one.material_type &&
          (other.closed_at ?? '9') > one.created_at,
      ),
    );
    expectBetween(again.length / w.complaints.length, 0.28, 0.42);
    const bySite = [...countBy(w.complaints, ({ location_id }) => location_id).values()].sort((a, b) => b - a);
    expectBetween(sum(bySite.slice(0, Math.round(247 / 5))) / w.complaints.length, 0.72, 0.88);
    const days = w.complaints.flatMap(({ created_at, closed_at }) =>
      closed_at ? [(Date.parse(closed_at) - Date.parse(created_at)) / (24 * HOUR)] : [],
    );
    expectBetween(quantile(days, 0.5), 1.1, 1.7);
  });

  it('drives along the streets: each track passes its stops', () => {
    const tour = done[100];
    const track = w.tour_tracks.find(({ tour_id }) => tour_id === tour?.id)?.points ?? [];
    expect(track.length).toBeGreaterThan(80);
    for (const stop of w.tour_stops.filter(({ tour_id }) => tour_id === tour?.id)) {
      const away = Math.min(...track.slice(1).map((p, i) => toLine(stop, track[i] ?? p, p)));
      expect(away).toBeLessThan(16);
    }
  });
});

/** Both bounds included. */
function expectBetween(value: number, least: number, most: number): void {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
}

type Spot = { latitude: number; longitude: number };

function metres(a: Spot, b: Spot): [x: number, y: number] {
  return [(b.longitude - a.longitude) * 68_690, (b.latitude - a.latitude) * 111_320];
}

function toNext(site: Spot, all: readonly Spot[]): number {
  return Math.min(...all.filter((other) => other !== site).map((other) => Math.hypot(...metres(site, other))));
}

function toLine(spot: Spot, a: [number, number], b: [number, number]): number {
  const [ax, ay] = metres(spot, { longitude: a[0], latitude: a[1] });
  const [bx, by] = metres(spot, { longitude: b[0], latitude: b[1] });
  const [dx, dy] = [bx - ax, by - ay];
  const along = dx * dx + dy * dy;
  const t = along === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / along));
  return Math.hypot(ax + t * dx, ay + t * dy);
}
