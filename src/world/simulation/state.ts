import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import type { Fleet, Driver, Truck } from '../fleet.ts';
import type { Profile } from '../profile.ts';
import type { Random } from '../random.ts';
import type { Router } from '../routes.ts';
import type { Container, Site } from '../sites.ts';
import { weekdayOf, type Day, type Zone } from '../time.ts';
import type { Complaints } from './complaints.ts';
import type { Levels } from './levels.ts';

/** Everything one customer's simulation works on. */
export interface State {
  profile: Profile;
  zone: Zone;
  now: number;
  sites: Site[];
  containers: Container[];
  fleet: Fleet;
  /** Names of the disposition areas by their number. */
  areaNames: readonly string[];
  router: Router;
  /** Indexes of the depots among the router's places, and what they are called. */
  depots: { yard: number; plant: Depot; reserve: Depot };
  levels: Levels;
  complaints: Complaints;
  random: Random;
  /** Moments of the last emptying by container, in ms; NaN if never seen. */
  emptiedAt: Float64Array;
}

export interface Depot {
  place: number;
  name: string;
}

/** Where a tour unloads: mixed glass from the west goes to the place nearby, all else to the plant. */
export function plantOf({ depots }: State, { area, materials }: Pick<PlannedTour, 'area' | 'materials'>): Depot {
  return area === 5 && materials.includes('12+13') ? depots.reserve : depots.plant;
}

export interface Stop {
  site: number;
  containers: number[];
}

/** A tour as the dispatcher planned it. */
export interface PlannedTour {
  day: Day;
  name: string;
  area: number;
  materials: MaterialCode[];
  truck: Truck;
  driver: Driver;
  /** Minutes after midnight. */
  start: number;
  stops: Stop[];
}

export interface TourEvent {
  container: number;
  at: number;
  level: number;
  emptied: boolean;
  comment: string | null;
}

interface Tipping {
  place: number;
  name: string;
  at: number;
  loads: { material: MaterialCode; volume: number; weight: number }[];
}

/** What came of a tour; of one still under way what has happened until now. */
export interface DrivenTour extends PlannedTour {
  status: 'planned' | 'in_progress' | 'completed' | 'cancelled';
  plannedAt: number[];
  startedAt: number | null;
  finishedAt: number | null;
  events: TourEvent[];
  tippings: Tipping[];
  metres: number;
  /** Places in the order driven. */
  way: number[];
  /** Share of litres per 100 km above or below 50. */
  thirst: number;
  details: string | null;
}

const SHORT_DAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

export const tourName = ({ areaNames }: State, area: number, number: number, day: Day): string =>
  `${areaNames[area - 1]} ${number} ${SHORT_DAYS[weekdayOf(day)]}`;
