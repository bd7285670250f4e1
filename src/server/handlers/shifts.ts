import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import {
  dispositionAreas,
  driverDefaultShifts,
  drivers,
  driverShifts,
  truckDefaultShifts,
  trucks,
  truckShifts,
} from '../db/schema.ts';
import { byText } from '../db/sql.ts';
import type { Handlers } from '../http/handler.ts';
import { shiftsOf, type ShiftKind } from './shift-records.ts';

type Schemas = components['schemas'];
type TruckEntry = Partial<Pick<Schemas['TruckAvailability'], 'material_type_id' | 'disposition_area_id'>>;

const truckKind: ShiftKind = {
  what: 'truck',
  owners: trucks,
  key: trucks.licensePlate,
  named: [trucks.licensePlate],
  order: byText(trucks.licensePlate),
  dated: truckShifts,
  datedRef: truckShifts.truckRef,
  weekly: truckDefaultShifts,
  weeklyRef: truckDefaultShifts.truckRef,
  known: (customerId) => sql`, ${trucks.numberOfCompartments} as compartments,
    array(select ${dispositionAreas.id} from ${dispositionAreas} where ${dispositionAreas.customerId} = ${customerId}) as areas`,
  check: (entry: TruckEntry, owner) => {
    const { compartments, areas } = owner as { compartments: number; areas: number[] };
    const { material_type_id: material, disposition_area_id: area } = entry;
    const errors: [string, string][] = [];
    // A combined material needs a compartment for each colour.
    if (material?.includes('+') && compartments < 2)
      errors.push(['material_type_id', 'This material needs a truck with two compartments.']);
    if (area !== null && area !== undefined && !areas.includes(area))
      errors.push(['disposition_area_id', 'There is no such disposition area.']);
    return errors;
  },
};

const driverKind: ShiftKind = {
  what: 'driver',
  owners: drivers,
  key: drivers.id,
  named: [drivers.id, drivers.driverId],
  order: sql`${byText(drivers.name)}, ${drivers.id}`,
  dated: driverShifts,
  datedRef: driverShifts.driverRef,
  weekly: driverDefaultShifts,
  weeklyRef: driverDefaultShifts.driverRef,
  known: () => sql``,
  check: () => [],
};

const ofTrucks = shiftsOf<{ license_plate: string }, Schemas['TruckAvailability'], Schemas['TruckDefaultAvailability']>(
  truckKind,
);
const ofDrivers = shiftsOf<
  { id: number; driver_id: string },
  Schemas['DriverAvailability'],
  Schemas['DriverDefaultAvailability']
>(driverKind);

export const shiftHandlers = {
  listTruckAvailabilities: ofTrucks.list,
  getTruckAvailability: ofTrucks.get,
  setTruckAvailability: async (call) => {
    const { entry, original_start_time } = await ofTrucks.set(call);
    const availability = { material_type_id: null, disposition_area_id: null, ...entry };
    return { status: 200, body: { availability, original_start_time } };
  },
  deleteTruckAvailability: ofTrucks.remove,
  setTruckDefaultAvailabilities: async (call) => ({
    status: 200,
    body: { default_availabilities: await ofTrucks.setDefaults(call) },
  }),

  listDriverAvailabilities: ofDrivers.list,
  getDriverAvailability: ofDrivers.get,
  setDriverAvailability: async (call) => {
    const { entry: availability, original_start_time } = await ofDrivers.set(call);
    return { status: 200, body: { availability, original_start_time } };
  },
  deleteDriverAvailability: ofDrivers.remove,
  setDriverDefaultAvailability: async (call) => ({
    status: 200,
    body: { default_availability: await ofDrivers.setDefaults(call) },
  }),
} satisfies Handlers;
