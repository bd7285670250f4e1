import type * as world from '@/world/types';

/** Rows of the mocks: those of the world without the operator's keys that it repeats, because a location can be renamed. */
type Ref<Row, Repeated extends keyof Row, Loose extends keyof Row = never> = Omit<Row, Repeated | Loose> & {
  [K in Loose]: Row[K] | null;
};

export type CustomerRow = world.CustomerRow;
export type AreaRow = world.DispositionAreaRow;
export type ConstructionTypeRow = Pick<world.ConstructionTypeRow, 'customer_id' | 'id' | 'name'>;
export type LocationRow = Ref<world.LocationRow, never, 'disposition_area_id'>;
export type BinRow = Ref<world.BinRow, 'location_id', 'location_ref'>;
export type TruckRow = world.TruckRow;
export type DriverRow = world.DriverRow;
export type PhoneRow = Ref<world.PhoneRow, 'driver_id'>;
export type TourRow = world.TourRow;
export type StopRow = Ref<world.TourStopRow, 'location_id'>;
export type TrackRow = world.TourTrackRow;
export type EventRow = Ref<world.RouteEventRow, 'location_id'>;
export type UnloadingRow = world.UnloadingRow;
export type ComplaintRow = Ref<world.ComplaintRow, 'location_id', 'location_ref'>;

/** A dated shift of a truck or a driver (`ref`); only those of trucks carry something. */
export interface ShiftRow {
  ref: number;
  customer_id: number;
  work_date: string;
  start_time: string;
  end_time: string;
  available: boolean;
  material_type_id?: world.TourRow['material_type'][number] | null;
  disposition_area_id?: number | null;
}

/** A shift of every such weekday. */
export interface WeekRow extends Omit<ShiftRow, 'work_date' | 'available'> {
  day_of_week: (typeof import('@/world/time').WEEK_DAYS)[number];
}
