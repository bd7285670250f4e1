import type { MaterialCode, WeekDay } from '@/api/generated/dashboard.schemas';

interface ShiftTimes {
  customer_id: number;
  start_time: string;
  end_time: string;
}
interface Dated extends ShiftTimes {
  work_date: string;
  available: boolean;
}
interface Weekly extends ShiftTimes {
  day_of_week: WeekDay;
}
interface TruckLoad {
  truck_ref: number;
  license_plate: string;
  material_type_id: MaterialCode | null;
  disposition_area_id: number | null;
}
interface OfDriver {
  driver_ref: number;
  driver_id: string;
}
/** With the driver of the shift. */
export type TruckAvailabilityRow = Dated & TruckLoad & { driver_ref: number | null };
export type TruckDefaultAvailabilityRow = Weekly & TruckLoad;
export type DriverAvailabilityRow = Dated & OfDriver;
export type DriverDefaultAvailabilityRow = Weekly & OfDriver;
