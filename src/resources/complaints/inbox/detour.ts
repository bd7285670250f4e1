import type { TourStop } from '@/api/generated/dashboard.schemas';
import { estimate, type Position } from '@/world/distance';

/** Metres a minute in a city, stops at lights included, and minutes at a site: figures of the demo's tours. */
const SPEED = 400;
const AT_SITE = 4;

/** Where a further stop costs a tour least, and what it costs. */
export interface Detour {
  /** Its number among the stops, from 1. */
  position: number;
  metres: number;
  minutes: number;
}

/** The cheapest insertion of a place into the stops of a tour, along streets as the crow's flight lets expect. */
export function cheapest(stops: readonly TourStop[], place: Position): Detour {
  let best: Detour | undefined;
  for (let index = 0; index <= stops.length; index++) {
    const [before, after] = [stops[index - 1], stops[index]];
    const metres =
      (before ? estimate(before, place) : 0) +
      (after ? estimate(place, after) : 0) -
      (before && after ? estimate(before, after) : 0);
    if (!best || metres < best.metres)
      best = { position: index + 1, metres, minutes: Math.round(Math.max(0, metres) / SPEED + AT_SITE) };
  }
  return best as Detour;
}
