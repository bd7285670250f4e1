import { expect } from 'vitest';
import type { Reply, Schemas, World } from './harness.ts';

type Detail = Schemas['TourEnvelope'];
export type Result = Schemas['DriverEventsResult'];
export type Row = Schemas['DriverEventInput'];

/** A clock time of the world's day, a Wednesday. */
export const at = (time: string) => `2026-11-18T${time}:00.000Z`;
export const png = (bytes = 20) =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(bytes)]).toString('base64');
/** The same with the place at which it was taken. */
export const placed = (photo: string) => {
  const bytes = Buffer.from(photo, 'base64');
  const exif = Buffer.from('\0\0\0\x03eXIfGPS\0\0\0\0', 'latin1');
  return Buffer.concat([bytes.subarray(0, 8), exif, bytes.subarray(8)]).toString('base64');
};

let count = 0;
/** Something that a phone records, with a key of its own. */
export const row = (kind: Row['kind'], time: string, more: Partial<Row> = {}): Row => ({
  ...{ key: `row-0000-${count++}`, kind, recorded_at: at(time) },
  ...more,
});
export const statuses = ({ body }: Reply<Result>) => body.result.rows.map(({ status }) => status);
export const tokenOf = ({ url }: Schemas['CreatedDriverLink']) => url.split('#')[1] ?? '';

/** Tours along four places, and their drivers on their phones. */
export async function driving(world: World) {
  world.clock.now = new Date(at('09:00'));
  const list = '/locations/?page_size=4&has_containers=true&is_active=true';
  const { locations: places } = (await world.viewer.get<Schemas['LocationList']>(list)).body;
  const truck = (await world.viewer.get<Schemas['TruckList']>('/trucks/')).body.trucks[0] as Schemas['Truck'];
  const plan = async () => {
    const made = await world.user.post<Detail>('/tours/', {
      ...{ route_name: 'Nord 7', date: '2026-11-18', license_plate: truck.license_plate },
      material_type: ['11', '12', '13'],
      stops: places.map(({ location_id }, index) => ({ location_id, planned_at: at(`06:${index}0`) })),
    });
    expect(made.status).toBe(201);
    return made.body.tour.tour.id;
  };
  const linkTo = async (tour: number) =>
    (await world.user.post<Schemas['CreatedDriverLink']>(`/tours/${tour}/driver-links`)).body;
  const enter = (token: string) => world.anonymous.post<Schemas['DriverSession']>('/drive/session', { token });
  /** A tour, and its driver on the phone. */
  const open = async () => {
    const id = await plan();
    const link = await linkTo(id);
    const phone = world.client((await enter(tokenOf(link))).body.session);
    const look = async () => (await phone.get<Schemas['DriverTourEnvelope']>('/drive/tour')).body.tour;
    const send = (...rows: Partial<Row>[]): Promise<Reply<Result & Schemas['Problem']>> =>
      phone.post('/drive/events', { rows });
    const detail = async () => (await world.viewer.get<Detail>(`/tours/${id}`)).body.tour;
    return { id, link, phone, look, send, detail };
  };
  return { places, truck, plan, linkTo, enter, open };
}
