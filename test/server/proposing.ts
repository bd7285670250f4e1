import { expect, vi } from 'vitest';
import type { Schemas, World } from './harness.ts';

export type Envelope = Schemas['TourProposalEnvelope'];

/** A Sunday without tours, late enough for many containers to be full. */
export const date = '2026-12-06';

/** Tours of a day without others before, proposed for one truck and its driver. */
export async function proposing(world: World) {
  const [truck] = (await world.viewer.get<Schemas['TruckList']>('/trucks/')).body.trucks as [Schemas['Truck']];
  const [driver] = (await world.viewer.get<Schemas['DriverList']>('/drivers/')).body.drivers as [Schemas['Driver']];
  const toursThat = async (status: string) =>
    (await world.viewer.get<Schemas['TourList']>(`/tours/?status=${status}`)).body.tours;
  for (const { id } of await toursThat('planned')) await world.user.delete(`/tours/${id}`);
  for (const { id } of await toursThat('in_progress')) await world.user.post(`/tours/${id}/complete`, {});
  const { license_plate } = truck;
  const shift = (end_time: string, more: object = {}) =>
    world.user.post(`/trucks/${encodeURIComponent(license_plate)}/availability`, {
      ...{ work_date: date, start_time: '06:00', end_time, driver_id: driver.driver_id, ...more },
    });
  const propose = async (body: object = {}) =>
    (await world.user.post<Envelope>('/tour-proposals/', { date, ...body })).body.tour_proposal;
  const get = async (id: number) => (await world.viewer.get<Envelope>(`/tour-proposals/${id}`)).body.tour_proposal;
  /** The proposal once it is not being made any more. */
  const made = (id: number) =>
    vi.waitFor(
      async () => {
        const proposal = await get(id);
        expect(proposal.state).not.toBe('running');
        return proposal;
      },
      { timeout: 20_000, interval: 100 },
    );
  return { truck, driver, shift, propose, get, made };
}
