import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';
import { type Envelope, proposing } from './proposing.ts';

onBothEngines('tours arranged by hand', (engine) => {
  let world: World;
  let on: Awaited<ReturnType<typeof proposing>>;
  beforeAll(async () => {
    world = await openWorld(engine);
    on = await proposing(world);
  });
  afterAll(() => world.close());

  it('is arranged by hand: figures and conflicts at once, and committed as arranged', async () => {
    expect((await on.shift('14:30')).status).toBeLessThan(300);
    const { id, alternatives } = await on.made((await on.propose({ goals: ['no_overflow'] })).id);
    const [proposed] = alternatives;
    type Arranged = Schemas['TourAlternativeEnvelope'];
    const keysOf = ({ tours }: Schemas['TourAlternative']) =>
      tours[0]?.stops.flatMap(({ container_ids }) => container_ids) ?? [];
    const keys = keysOf(proposed as Schemas['TourAlternative']);
    const { license_plate } = on.truck;
    const ask = (container_ids: string[], more: object = {}) =>
      world.user.post<Arranged>(`/tour-proposals/${id}/arrange`, {
        ...{ goal: 'no_overflow', tours: [{ license_plate, container_ids }], ...more },
      });
    // Each stop says what is expected in its containers.
    const { forecasts } = (await world.viewer.get<Schemas['ForecastList']>('/forecasts/?page_size=1000')).body;
    const found = new Map(forecasts.map(({ container_id, ...one }) => [container_id, one]));
    for (const { container_ids, levels } of proposed?.tours.flatMap(({ stops }) => stops) ?? [])
      expect(levels).toEqual(
        container_ids.map((key) => {
          const { material_type, level_now: now } = found.get(key) ?? {};
          return { material_type, level: expect.toSatisfy((level: number) => level >= Math.floor(now ?? Infinity)) };
        }),
      );
    const same = await ask(keys);
    expect(same.status).toBe(200);
    expect(same.body.tour_alternative).toEqual({ ...proposed });

    const turned = (await ask([...keys.slice(1, 6), keys[0] ?? '', ...keys.slice(6)])).body.tour_alternative;
    expect(keysOf(turned)[5]).toBe(keys[0]);
    expect(turned.km).not.toBe(proposed?.km);
    const less = (await ask(keys.slice(0, 3))).body.tour_alternative;
    expect([less.lifts, less.tours[0]?.stops.flatMap(({ container_ids }) => container_ids).length]).toEqual([3, 3]);
    const first = proposed?.tours[0]?.stops[0];
    const without = (await ask(keys, { banned_location_ids: [first?.location_id] })).body.tour_alternative;
    expect(keysOf(without)).not.toContain(first?.container_ids[0]);
    expect(without.banned_location_ids).toEqual([first?.location_id]);
    const back = await ask(keysOf(without), { pinned_location_ids: [first?.location_id] });
    expect(keysOf(back.body.tour_alternative)).toContain(first?.container_ids[0]);

    const twice = await ask([keys[0] ?? '', keys[0] ?? '']);
    expect([twice.status, twice.body]).toMatchObject([422, { errors: [{ path: 'tours.0.container_ids.1' }] }]);
    expect(
      (
        await world.user.post(`/tour-proposals/${id}/arrange`, {
          ...{ goal: 'no_overflow', tours: [{ license_plate: 'NO 1', container_ids: [] }] },
        })
      ).body.errors,
    ).toMatchObject([{ path: 'tours.0.license_plate' }]);

    const own = { goal: 'no_overflow', tours: [{ license_plate, container_ids: keys.slice(0, 4).toReversed() }] };
    const done = await world.user.post<Envelope>(`/tour-proposals/${id}/commit`, own);
    const [key] = done.body.tour_proposal.tour_ids;
    const { stops } = (await world.viewer.get<Schemas['TourEnvelope']>(`/tours/${key}`)).body.tour;
    expect((await ask(keys)).status).toBe(409);
    const places = new Map(
      proposed?.tours[0]?.stops.flatMap(({ location_id, container_ids }) =>
        container_ids.map((one) => [one, location_id]),
      ),
    );
    expect(stops.map(({ location_id }) => location_id)).toEqual([
      ...new Set(own.tours[0]?.container_ids.map((one) => places.get(one))),
    ]);
    await world.user.delete(`/tours/${key}`);

    // More than fits into a shift is said, and planned only if that is accepted.
    await on.shift('09:00');
    const tight = await on.made((await on.propose({ goals: ['no_overflow'] })).id);
    const choice = { goal: 'no_overflow', tours: [{ license_plate, container_ids: keys }] };
    const much = await world.user.post<Arranged>(`/tour-proposals/${tight.id}/arrange`, choice);
    expect(much.body.tour_alternative.tours[0]?.conflicts).toContainEqual({ kind: 'past_shift', container_id: null });
    const refused = await world.user.post(`/tour-proposals/${tight.id}/commit`, choice);
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toContainEqual({ path: license_plate, message: 'past_shift' });
    const accepted = { ...choice, accept_conflicts: true };
    const planned = await world.user.post<Envelope>(`/tour-proposals/${tight.id}/commit`, accepted);
    expect(planned.body.tour_proposal.state).toBe('committed');
    await world.user.delete(`/tours/${planned.body.tour_proposal.tour_ids[0]}`);
  });

  it('serves what is pinned and leaves out what is banned', async () => {
    await on.shift('14:30');
    const free = await on.made((await on.propose({ goals: ['least_km'] })).id);
    const [banned = ''] = free.alternatives[0]?.tours[0]?.stops.map(({ location_id }) => location_id) ?? [];
    const { alternatives } = await on.made(
      (await on.propose({ goals: ['least_km'], banned_location_ids: [banned] })).id,
    );
    expect(alternatives[0]?.banned_location_ids).toEqual([banned]);
    expect(alternatives[0]?.tours[0]?.stops.map(({ location_id }) => location_id)).not.toContain(banned);
    expect(alternatives[0]?.left_out).toContainEqual(
      expect.objectContaining({ location_id: banned, reason: 'banned' }),
    );
    const served = new Set(free.alternatives[0]?.tours[0]?.stops.map(({ location_id }) => location_id));
    const { locations } = (await world.viewer.get<Schemas['LocationList']>('/locations/?page_size=200&is_active=true'))
      .body;
    const pinned =
      locations.find(
        ({ location_id, containers }) =>
          !served.has(location_id) && containers.some(({ active, material_type }) => active && material_type === '11'),
      )?.location_id ?? '';
    const wished = await on.made((await on.propose({ goals: ['least_km'], pinned_location_ids: [pinned] })).id);
    expect(wished.alternatives[0]?.tours[0]?.stops.map(({ location_id }) => location_id)).toContain(pinned);
  });

  it('leaves to a tour to come before that day what it will empty, unless somebody pins it', async () => {
    const stopsOf = ({ alternatives }: Schemas['TourProposal']) =>
      alternatives[0]?.tours[0]?.stops.map(({ location_id }) => location_id) ?? [];
    const [first = ''] = stopsOf(await on.made((await on.propose({ goals: ['least_km'] })).id));
    const tour = await world.user.post<Schemas['TourEnvelope']>('/tours/', {
      ...{ route_name: 'Before', date: '2026-12-04', license_plate: on.truck.license_plate },
      ...{ material_type: ['11', '12', '13'], stops: [{ location_id: first }] },
    });
    expect(tour.status).toBe(201);
    const after = await on.made((await on.propose({ goals: ['least_km'] })).id);
    expect(stopsOf(after)).not.toContain(first);
    expect(after.alternatives[0]?.left_out.map(({ location_id }) => location_id)).not.toContain(first);
    // Pinned by hand, it is planned as it was shown, and taken out of the wishes again it stays where it is.
    const { license_plate } = on.truck;
    const pinned_location_ids = [first];
    type Arranged = Schemas['TourAlternativeEnvelope'];
    const shown = await world.user.post<Arranged>(`/tour-proposals/${after.id}/arrange`, {
      ...{ goal: 'least_km', tours: [], pinned_location_ids },
    });
    const container_ids = shown.body.tour_alternative.tours[0]?.stops.flatMap((stop) => stop.container_ids) ?? [];
    expect(container_ids.length).toBeGreaterThan(0);
    const own = { goal: 'least_km', tours: [{ license_plate, container_ids }] };
    const unpinned = await world.user.post<Arranged>(`/tour-proposals/${after.id}/arrange`, own);
    expect(unpinned.body.tour_alternative.lifts).toBe(container_ids.length);
    const done = await world.user.post<Envelope>(`/tour-proposals/${after.id}/commit`, { ...own, pinned_location_ids });
    expect(done.body.tour_proposal?.state, JSON.stringify(done.body)).toBe('committed');
    await world.user.delete(`/tours/${done.body.tour_proposal.tour_ids[0]}`);
    const wished = await on.made((await on.propose({ goals: ['least_km'], pinned_location_ids: [first] })).id);
    expect(stopsOf(wished)).toContain(first);
    // Proposed with the pin, it can be taken back as well.
    for (const [wishes, lifts] of [
      [{}, container_ids.length],
      [{ banned_location_ids: [first] }, 0],
    ] as const) {
      const undone = await world.user.post<Arranged>(`/tour-proposals/${wished.id}/arrange`, { ...own, ...wishes });
      expect([undone.status, undone.body.tour_alternative?.lifts]).toEqual([200, lifts]);
    }
    // A tour of the night before is still under way in the morning.
    const { now } = world.clock;
    expect((await world.user.post(`/tours/${tour.body.tour.tour.id}/start`, {})).status).toBe(200);
    world.clock.now = new Date('2026-12-04T23:30:00Z');
    expect(stopsOf(await on.made((await on.propose({ goals: ['least_km'] })).id))).not.toContain(first);
    world.clock.now = now;
    await world.user.post(`/tours/${tour.body.tour.tour.id}/cancel`, {});
  });
});
