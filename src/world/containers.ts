import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import type { Random } from './random.ts';
import type { Container, Site } from './sites.ts';
import { WEEK_DAYS } from './time.ts';

/** Usable volume of a container in cubic metres and the glass's weight in tonnes per cubic metre. */
export const VOLUME = 2;
export const DENSITY = 0.3;

/** Containers at a site: letters are W(hite), G(reen), B(rown), M(ixed green and brown). Weights add up to 1. */
const THREE_WAY: readonly [layout: string, weight: number][] = [
  ['WGB', 0.58],
  ['WWGB', 0.25],
  ['WWGGB', 0.17],
];
const TWO_WAY: readonly [layout: string, weight: number][] = [
  ['WM', 0.66],
  ['WWM', 0.34],
];
const MATERIALS: Record<string, MaterialCode> = { W: '11', G: '12', B: '13', M: '12+13' };

/** How much faster or slower each colour fills: white 50, green 38, brown 12 % of the mass come from these and the layouts. */
const COLOUR_RATE: Record<string, number> = { W: 1.17, G: 1.17, B: 0.45, M: 1.1 };
/** Median and sigma of the rate before the colour: together with it the median is 3 % a day and sigma 0.65. */
const RATE = { median: 0.0322, sigma: 0.53 };

const BLOCKED: Record<number, { reason: string; start_time: string; end_time: string }> = {
  1: { reason: 'Anlieferung Supermarkt', start_time: '06:00', end_time: '15:00' },
  2: { reason: 'Wochenmarkt', start_time: '06:00', end_time: '14:00' },
  3: { reason: 'Straßenreinigung', start_time: '06:00', end_time: '15:00' },
  5: { reason: 'Wochenmarkt', start_time: '06:00', end_time: '14:00' },
};

/** Puts containers on the sites and tells each site which are its own. */
export function placeContainers(random: Random, sites: readonly Site[]): Container[] {
  const containers: Container[] = [];
  sites.forEach((site, index) => {
    const layouts = site.twoWay ? TWO_WAY : THREE_WAY;
    const layout = layouts[random.weighted(layouts.map(([, weight]) => weight))]?.[0] ?? 'WGB';
    const construction = kind(random);
    const busy = random.logNormal(1, 0.25);
    const numbers: Record<string, number> = {};
    for (const letter of layout) {
      const number = (numbers[letter] ?? 0) + 1;
      numbers[letter] = number;
      site.containers.push(containers.length);
      containers.push({
        key: `${site.key}-${letter}${number}`,
        site: index,
        material: MATERIALS[letter] ?? '11',
        construction: random.chance(0.93) ? construction : kind(random),
        active: site.active && !random.chance(0.012),
        constraints: constraintsOf(site),
        bias: random.logNormal(1, 0.3),
        rate: random.logNormal(RATE.median * busy, Math.sqrt(RATE.sigma ** 2 - 0.25 ** 2)) * (COLOUR_RATE[letter] ?? 1),
      });
    }
  });
  return containers;
}

function kind(random: Random): string {
  return ['igloo', 'half_underground', 'underground', 'steel'][random.weighted([0.68, 0.12, 0.14, 0.06])] ?? 'igloo';
}

function constraintsOf(site: Site): Container['constraints'] {
  const blocked = BLOCKED[site.closedOn];
  const day = WEEK_DAYS[site.closedOn];
  return blocked && day ? [{ ...blocked, week_day: day }] : [];
}
