import type { WorldSize } from './types.ts';

/** How big one customer's world is and how it runs. */
export interface Profile {
  sites: number;
  /** Days of history, and days simulated before them so that levels start lived-in. */
  days: number;
  warmUp: number;
  trucks: number;
  drivers: number;
  /** Fewest and most tours of a working day. */
  tours: [least: number, most: number];
  /** Containers emptied and sites visited by a tour. */
  lifts: [least: number, most: number];
  stops: [least: number, most: number];
  /** Notifications a day in a quiet month. */
  notifications: number;
  /** Districts of the street network the sites lie in; all without it. */
  districts?: readonly number[];
  /** Routes follow the streets; otherwise the crow's way times 1.35. */
  streets: boolean;
}

const demo: Profile = {
  sites: 247,
  days: 365,
  warmUp: 42,
  trucks: 5,
  drivers: 7,
  tours: [2, 3],
  lifts: [30, 36],
  stops: [11, 17],
  notifications: 3.3,
  streets: true,
};

const small: Profile = {
  ...demo,
  sites: 12,
  days: 42,
  warmUp: 21,
  districts: [1, 2, 7, 11],
  trucks: 2,
  drivers: 3,
  tours: [0, 1],
  lifts: [4, 7],
  stops: [2, 4],
  notifications: 0.6,
};

/** 20,000 containers and a million route events in two years. */
const large: Profile = {
  ...demo,
  sites: 6_085,
  days: 730,
  warmUp: 15,
  trucks: 130,
  drivers: 180,
  tours: [60, 65],
  notifications: 81,
  streets: false,
};

/** As many containers, but only three weeks of history: what a page in a browser can hold. */
const huge: Profile = { ...large, days: 21 };

/** The second customer: a small town, there to show that nothing leaks. */
const neighbour: Profile = {
  ...small,
  sites: 14,
  districts: [1, 7],
  days: 120,
  tours: [0, 1],
  notifications: 0.3,
  streets: false,
};

export function profileOf(size: WorldSize): { city: Profile; neighbour: Profile } {
  const city = { small, demo, huge, large }[size];
  return { city, neighbour: { ...neighbour, days: Math.min(neighbour.days, city.days) } };
}
