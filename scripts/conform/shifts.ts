import { at, type Client } from './client.ts';
import { stamp } from './sent.ts';

const nextYear = `${new Date().getUTCFullYear() + 1}-06-01`;

/** Dated entries and default weeks of a truck and a driver of its own. */
export async function shifts(client: Client): Promise<void> {
  const finished = { params: { work_date: nextYear } };
  await client.ask('finishDay', 'calls a day finished', { ...finished, expect: 204 });
  await client.ask('listFinishedDays', 'names the finished day', {
    query: { start_date: nextYear, end_date: nextYear },
    expect: 200,
    also: ({ body }) => (String(at(body, 'finished_days')) === nextYear ? [] : ['the finished day is missing']),
  });
  await client.ask('reopenDay', 'opens the day again', { ...finished, expect: 204 });
  await client.ask('reopenDay', 'opens it once only', { ...finished, expect: 404 });
  const plate = `CF-${stamp} S`;
  const made = await client.ask('createTruck', 'creates a truck for shifts', {
    body: { license_plate: plate, name: 'Conformance', capacity: 1, number_of_compartments: 1 },
    expect: 201,
  });
  if (made.status !== 201) return;
  const params = { license_plate: plate };
  const entry = { work_date: nextYear, start_time: '06:00', end_time: '10:00' };
  try {
    await client.ask('setTruckAvailability', 'adds an entry', { params, body: entry, expect: 200 });
    await client.ask('setTruckAvailability', 'refuses an overlap', {
      params,
      body: { ...entry, start_time: '09:00', end_time: '12:00' },
      expect: 409,
    });
    await client.ask('setTruckAvailability', 'refuses an end before the start', {
      params,
      body: { ...entry, end_time: '05:00' },
      expect: 422,
    });
    await client.ask('setTruckAvailability', 'refuses a time that is none', {
      params,
      body: { ...entry, end_time: '25:00' },
      expect: 400,
    });
    await client.ask('setTruckAvailability', 'moves an entry', {
      params,
      body: { ...entry, start_time: '07:00', original_start_time: '06:00' },
      expect: 200,
      also: ({ body }) =>
        at(body, 'original_start_time') === '06:00' ? [] : ['original_start_time does not name the replaced entry'],
    });
    await client.ask('getTruckAvailability', 'shows the one entry', {
      params,
      query: { start_date: nextYear, end_date: nextYear },
      expect: 200,
      also: ({ body }) =>
        (at(body, 'availabilities') as unknown[]).length === 1 ? [] : ['the moved entry is still there'],
    });
    await client.ask('setTruckDefaultAvailabilities', 'keeps a default week', {
      params,
      body: { availabilities: [{ day_of_week: 'monday', start_time: '06:00', end_time: '10:00' }] },
      expect: 200,
    });
    await client.ask('deleteTruckAvailability', 'removes the entry', {
      params,
      body: { work_date: nextYear, start_time: '07:00' },
      expect: 204,
    });
    await client.ask('deleteTruckAvailability', 'needs a body', { params, expect: 400 });
  } finally {
    await client.ask('deleteTruck', 'removes the truck', { params, expect: 204 });
  }
  const driver = await client.ask('createDriver', 'creates a driver for shifts', {
    body: { driver_id: `CF-${stamp}-S`, name: 'Conformance' },
    expect: 201,
  });
  const id = at(driver.body, 'driver', 'id');
  if (typeof id !== 'number') return;
  try {
    await client.ask('setDriverAvailability', 'adds an entry', {
      params: { id },
      body: { ...entry, available: false },
      expect: 200,
    });
    await client.ask('setDriverDefaultAvailability', 'keeps a default week', {
      params: { id },
      body: { availabilities: [{ day_of_week: 'friday', start_time: '06:00', end_time: '10:00' }] },
      expect: 200,
    });
    await client.ask('deleteDriverAvailability', 'removes the entry', {
      params: { id },
      body: { work_date: nextYear, start_time: '06:00' },
      expect: 204,
    });
  } finally {
    await client.ask('deleteDriver', 'removes the driver', { params: { id }, expect: 204 });
  }
}
