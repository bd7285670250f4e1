import type { Point } from './geometry.ts';

/** What was decided by hand about the city: everything else grows from it. Metres from the market place; all names are invented. */
export interface DistrictPlan {
  /** Number of the district, the first half of a site's key. */
  number: number;
  name: string;
  at: Point;
  /** Number of the disposition area. */
  area: number;
  /** Radius of the built-up part in metres; 0 = the whole district is built up. */
  built: number;
  /** Container sites of the demo world. */
  sites: number;
  /** Which theme its streets are named after. */
  theme: 'glass' | 'trees' | 'birds' | 'crafts' | 'flowers' | 'fields' | 'people' | 'old' | 'minerals';
}

export const CITY_NAME = 'Glasfurt';

export const AREA_NAMES = ['Mitte', 'Nord', 'Ost', 'Süd', 'West'] as const;

export const DISTRICTS: readonly DistrictPlan[] = [
  d(1, 'Altstadt', [0, 0], 1, 0, 12, 'old'),
  d(2, 'Marktvorstadt', [1950, 420], 1, 0, 13, 'crafts'),
  d(3, 'Nordtor', [820, 1880], 1, 0, 14, 'people'),
  d(4, 'Kreuzgarten', [-1080, 1900], 1, 0, 13, 'trees'),
  d(5, 'Seeviertel', [-2150, 60], 5, 0, 11, 'people'),
  d(6, 'Hüttenviertel', [-1120, -1830], 4, 0, 12, 'glass'),
  d(7, 'Südbahnhof', [1020, -1790], 4, 0, 12, 'crafts'),
  d(8, 'Kristallhöhe', [420, 4350], 2, 1750, 14, 'minerals'),
  d(9, 'Lindenau', [3550, 3050], 2, 1650, 15, 'trees'),
  d(10, 'Osterfelde', [4750, 160], 3, 1700, 15, 'fields'),
  d(11, 'Ziegelei', [3650, -2650], 3, 1600, 13, 'crafts'),
  d(12, 'Brunnenfeld', [560, -4500], 4, 1650, 12, 'flowers'),
  d(13, 'Mühlenaue', [-3150, -3550], 4, 1500, 9, 'fields'),
  d(14, 'Gartenstadt', [-4650, -250], 5, 1650, 13, 'flowers'),
  d(15, 'Vogelsberg', [-3400, 3000], 5, 1600, 13, 'birds'),
  d(16, 'Birkenhagen', [1900, 7350], 2, 1050, 8, 'birds'),
  d(17, 'Osterwede', [7250, 3350], 3, 1000, 7, 'fields'),
  d(18, 'Klosterbeck', [7650, -1500], 3, 1000, 7, 'old'),
  d(19, 'Rabenloh', [5450, -5500], 3, 1050, 6, 'birds'),
  d(20, 'Altenrode', [-1250, -6950], 4, 900, 6, 'fields'),
  d(21, 'Wiesenbrück', [-7450, -3350], 5, 950, 6, 'flowers'),
  d(22, 'Hohenlinde', [-6800, 3150], 5, 1000, 7, 'trees'),
  d(23, 'Nordrup', [-2650, 6250], 2, 1050, 9, 'minerals'),
];

/** The river's course from its spring side to its mouth side, with the lake on its left bank. */
export const RIVER = {
  name: 'Glase',
  course: [
    [-5900, -9600],
    [-5000, -7000],
    [-4550, -5200],
    [-3300, -2100],
    [-2050, -900],
    [-1270, -260],
    [-1190, 640],
    [-480, 1480],
    [900, 3050],
    [2250, 4450],
    [3050, 5650],
    [4850, 7250],
    [6000, 9600],
  ] as readonly Point[],
};
export const BROOKS: readonly { name: string; course: readonly Point[] }[] = [
  {
    name: 'Sandbach',
    course: [
      [8900, 1900],
      [6500, 1450],
      [5600, 2000],
      [4700, 4500],
      [3050, 5650],
    ],
  },
  {
    name: 'Erlenbach',
    course: [
      [-9000, 600],
      [-6700, 900],
      [-5600, -1900],
      [-4900, -3300],
      [-4200, -4050],
    ],
  },
  {
    name: 'Krebsbach',
    course: [
      [3300, -9300],
      [2900, -6500],
      [2050, -4300],
      [2300, -3100],
    ],
  },
];
export const LAKE = { name: 'Hüttensee', at: [-2950, -1050] as Point, radius: 430 };

/** Main roads: the districts they run through, from the inner ring or, where they fork off another, from the first district. */
export const RADIALS: readonly { name: string; through: readonly number[]; forks?: boolean }[] = [
  { name: 'Birkenhagener Straße', through: [3, 8, 16] },
  { name: 'Osterweder Straße', through: [9, 17] },
  { name: 'Klosterbecker Straße', through: [2, 10, 18] },
  { name: 'Rabenloher Straße', through: [7, 11, 19] },
  { name: 'Altenroder Straße', through: [7, 12, 20], forks: true },
  { name: 'Wiesenbrücker Straße', through: [6, 13, 21] },
  { name: 'Hohenlinder Straße', through: [5, 14, 22] },
  { name: 'Nordruper Straße', through: [4, 15, 23] },
];

export const RAILS: readonly { name: string; course: readonly Point[] }[] = [
  {
    name: 'Hauptbahn',
    course: [
      [9900, -4700],
      [6400, -2300],
      [3000, -1900],
      [1150, -1330],
      [-300, -1290],
      [-2300, -2500],
      [-5200, -3900],
      [-9800, -4700],
    ],
  },
  {
    name: 'Nordbahn',
    course: [
      [1150, -1330],
      [1750, -300],
      [1650, 1500],
      [700, 3300],
      [-900, 5300],
      [-1100, 7200],
      [-600, 9900],
    ],
  },
];

/** Country roads between the villages. */
export const LINKS: readonly (readonly [number, number])[] = [
  [23, 16],
  [16, 17],
  [17, 18],
  [18, 19],
  [19, 20],
  [20, 21],
  [21, 22],
  [22, 23],
  [12, 19],
  [13, 20],
  [9, 16],
];

/** Where trucks start and unload. */
export const DEPOTS = {
  yard: { name: 'Betriebshof Rabenloh', at: [6150, -6150] as Point },
  plant: { name: 'Glasaufbereitung Nordhafen', at: [5650, 8200] as Point },
  reserve: { name: 'Umschlagplatz Wiesenbrück', at: [-6450, -2750] as Point },
};

function d(
  number: number,
  name: string,
  at: Point,
  area: number,
  built: number,
  sites: number,
  theme: DistrictPlan['theme'],
): DistrictPlan {
  return { number, name, at, area, built, sites, theme };
}
