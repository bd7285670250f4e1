import type { ContainerConstraint, LocationType, MaterialCode } from '@/api/generated/dashboard.schemas';
import { city } from './city/city.ts';
import { distance, type Point } from './city/geometry.ts';
import { AREA_NAMES } from './city/plan.ts';
import type { Random } from './random.ts';
import type { Place } from './routes.ts';

/** A container as the simulation knows it. */
export interface Container {
  key: string;
  site: number;
  material: MaterialCode;
  construction: string;
  active: boolean;
  constraints: ContainerConstraint[];
  /** Usable volumes a day, 0.03 = 3 %. */
  rate: number;
  /** How the dispatcher misjudges it: believed level over real one. */
  bias: number;
}

/** A place with containers. */
export interface Site extends Place {
  key: string;
  name: string;
  street: string;
  area: number;
  type: LocationType;
  active: boolean;
  /** Takes white and mixed glass only, for the truck with two chambers. */
  twoWay: boolean;
  /** How readily people report it. */
  attention: number;
  /** Weekday (0 Monday) on which it cannot be reached, or -1. */
  closedOn: number;
  containers: number[];
}

const CANDIDATES = 6;
/** Metres that two sites keep between them where there is room. */
const APART = 110;
/** Share of the sites in each district that have white and mixed glass only: the outskirts in the east and the west. */
const TWO_WAY_DISTRICTS = new Set([11, 14, 17, 18, 19, 21, 22]);

/** Spreads the sites along the streets by chance, but not next to each other. */
export function placeSites(random: Random, count: number, within?: readonly number[]): Site[] {
  const { districts, network, streets } = city();
  const chosen = districts.filter(({ number }) => !within || within.includes(number));
  const planned = chosen.reduce((sum, district) => sum + district.sites, 0);
  const edgesOf = streetPieces(chosen.map(({ number }) => number));
  const sites: Site[] = [];
  let owed = 0;
  for (const [i, district] of chosen.entries()) {
    owed += (district.sites / planned) * count;
    const upTo = i === chosen.length - 1 ? count : Math.round(owed);
    const pieces = edgesOf[i] as Pieces;
    const nearby: Point[] = sites.slice(-60).map(({ at }) => at);
    for (let number = 1; sites.length < upTo; number++) {
      let best: Place | undefined;
      let most = -1;
      for (let attempt = 0; attempt < (count > 1000 ? 1 : CANDIDATES); attempt++) {
        const place = pieces.draw(random);
        let gap = Infinity;
        for (const other of nearby) gap = Math.min(gap, distance(other, place.at));
        if (gap > most) [most, best] = [gap, place];
        if (gap > APART) break;
      }
      if (!best) break;
      if (count <= 1000) nearby.push(best.at);
      const street = streets[network.edges[best.edge]?.street ?? 0]?.name ?? '';
      sites.push(describe(random, best, street, district.number, number, district.area));
    }
  }
  return sites;
}

interface Pieces {
  draw(random: Random): Place;
}

/** The side and collector streets of each district, to draw places from in proportion to their length. */
function streetPieces(numbers: readonly number[]): Pieces[] {
  const { districts, network, streets } = city();
  return numbers.map((number) => {
    const district = districts[number - 1];
    const edges: number[] = [];
    const until: number[] = [];
    let sum = 0;
    network.edges.forEach(({ a, b, metres, street }, edge) => {
      if (streets[street]?.class === 'arterial' || metres < 30) return;
      const [p, q] = [network.nodes[a] as Point, network.nodes[b] as Point];
      if (!district?.isBuilt([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2])) return;
      edges.push(edge);
      until.push((sum += metres));
    });
    return {
      draw: (random) => {
        const edge = edges[random.weightedBySums(until)] as number;
        const { a, b, metres } = network.edges[edge] as (typeof network.edges)[number];
        const [p, q] = [network.nodes[a] as Point, network.nodes[b] as Point];
        const share = random.between(0.12, 0.88);
        const aside = (random.chance(0.5) ? 7 : -7) / metres;
        const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
        return { at: [p[0] + dx * share - dy * aside, p[1] + dy * share + dx * aside], edge, share };
      },
    };
  });
}

const LANDMARKS =
  'Parkplatz Sporthalle|Supermarkt|Kindertagesstätte|Friedhof, Haupteingang|Feuerwehrhaus|Grundschule|Gemeindehaus|Bushaltestelle|Wendehammer|Spielplatz|Bahnunterführung|Getränkemarkt|Schützenplatz|Kirche|Parkstreifen|Trafohaus|Gärtnerei|Bolzplatz|Altenheim|Freibad|Parkdeck|Bücherei|Tennisplatz|Brücke'.split(
    '|',
  );

function describe(random: Random, place: Place, street: string, district: number, number: number, area: number): Site {
  const type: LocationType = pickType(random);
  const house = random.int(1, 98);
  const name =
    type === 'recycling_depot'
      ? `Wertstoffhof ${AREA_NAMES[area - 1]}, ${street}`
      : type === 'private'
        ? `Wohnanlage ${street} ${house}`
        : random.chance(0.2)
          ? `${street} gegenüber Nr. ${house}`
          : `${street} (${random.pick(LANDMARKS)})`;
  return {
    ...place,
    key: `${String(district).padStart(2, '0')}/${String(number).padStart(2, '0')}`,
    name,
    street: `${street} ${house}`,
    area,
    type,
    active: !random.chance(0.016),
    twoWay: TWO_WAY_DISTRICTS.has(district),
    attention: random.logNormal(1, 2.25),
    closedOn: random.chance(0.05) ? random.pick([1, 2, 3, 5]) : -1,
    containers: [],
  };
}

function pickType(random: Random): LocationType {
  const types: LocationType[] = ['public', 'private', 'recycling_depot', 'not_public', 'unknown'];
  return types[random.weighted([0.89, 0.045, 0.035, 0.02, 0.01])] ?? 'public';
}
