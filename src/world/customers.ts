import type { CustomerRow, DispositionAreaRow, MaterialRow, ConstructionTypeRow, UserRow } from './types.ts';
import type { Point } from './city/geometry.ts';
import { AREA_NAMES, CITY_NAME, DEPOTS } from './city/plan.ts';
import { position } from './rows-static.ts';

/** What tells the two customers apart. Their areas' numbers start at `firstArea` + 1. */
export interface CustomerPlan {
  id: number;
  name: string;
  city: string;
  timeZone: string;
  areaNames: readonly string[];
  firstArea: number;
  firstPhone: number;
  /** Where its city is, in degrees beside the demo city. */
  shift: readonly [longitude: number, latitude: number];
  /** Streets of its own; without them those of the network. */
  streets?: readonly string[];
}

export function customerPlans(timeZone: string): [city: CustomerPlan, neighbour: CustomerPlan] {
  return [
    {
      id: 1,
      name: `Stadtreinigung ${CITY_NAME}`,
      city: CITY_NAME,
      timeZone,
      areaNames: AREA_NAMES,
      firstArea: 0,
      firstPhone: 0,
      shift: [0, 0],
    },
    {
      id: 2,
      name: 'Stadtwerke Kleinrode',
      city: 'Kleinrode',
      timeZone: 'Europe/Berlin',
      areaNames: ['Ortskern', 'Kleinrode Ost', 'Kleinrode Nord', 'Kleinrode Süd', 'Kleinrode West'],
      firstArea: AREA_NAMES.length,
      firstPhone: 50,
      shift: [0.43, -0.12],
      streets: [
        'Kleinroder Ring',
        'Pfarrgraben',
        'Torfweg',
        'Bürgermeisterallee',
        'Am Löschteich',
        'Hintere Gasse',
        'Windmühlenstraße',
        'Rodeweg',
      ],
    },
  ];
}

/** The demo accounts; the one who loads the world gives them their password. */
const ACCOUNTS: readonly Omit<UserRow, 'id' | 'must_reset_password'>[] = [
  { customer_id: 1, email: 'admin@demo.test', name: 'Anke Brandt', role: 'admin', locale: 'en' },
  { customer_id: 1, email: 'user@demo.test', name: 'Uta Sommer', role: 'user', locale: 'en' },
  { customer_id: 1, email: 'viewer@demo.test', name: 'Viktor Lindner', role: 'viewer', locale: 'en' },
  { customer_id: 1, email: 'new@demo.test', name: 'Nele Wagner', role: 'user', locale: 'en' },
  { customer_id: 2, email: 'other@demo.test', name: 'Ole Petersen', role: 'admin', locale: 'en' },
];

export function customerRows(plans: readonly CustomerPlan[], now: Date): CustomerRow[] {
  return plans.map((plan) => {
    const placeOf = ({ at }: { at: Point }) => {
      const [longitude, latitude] = position(at, plan);
      return { latitude, longitude };
    };
    const { id, name, timeZone } = plan;
    const bases = { yard: placeOf(DEPOTS.yard), plant: placeOf(DEPOTS.plant) };
    return { id, name, time_zone: timeZone, ...bases, updated_at: now.toISOString() };
  });
}

/** Of all demo accounts. */
export const demoPassword = 'Glas-2026!';

export function userRows(): UserRow[] {
  return ACCOUNTS.map((account, i) => ({
    id: i + 1,
    ...account,
    must_reset_password: account.email === 'new@demo.test',
  }));
}

const COLORS = ['blue', 'green', 'orange', 'purple', 'teal', 'pink'] as const;
/** The colour of the n-th area of a customer, by turns. */
export const areaColor = (n: number) => COLORS[n % COLORS.length] ?? 'blue';

export function areaRows(plans: readonly CustomerPlan[]): DispositionAreaRow[] {
  return plans.flatMap(({ id, areaNames, firstArea }) =>
    areaNames.map((name, i) => ({ id: firstArea + i + 1, customer_id: id, name, color: areaColor(i) })),
  );
}

export const MATERIALS: readonly MaterialRow[] = [
  { id: '11', name: 'Glass white', name_de: 'Weißglas', colors: ['white'] },
  { id: '12', name: 'Glass green', name_de: 'Grünglas', colors: ['green'] },
  { id: '13', name: 'Glass brown', name_de: 'Braunglas', colors: ['brown'] },
  { id: '11+12', name: 'Glass white and green', name_de: 'Weiß- und Grünglas', colors: ['white', 'green'] },
  { id: '11+13', name: 'Glass white and brown', name_de: 'Weiß- und Braunglas', colors: ['white', 'brown'] },
  { id: '12+13', name: 'Glass green and brown', name_de: 'Grün- und Braunglas', colors: ['green', 'brown'] },
];

export function constructionRows(plans: readonly Pick<CustomerPlan, 'id'>[]): ConstructionTypeRow[] {
  const types = [
    { id: 'half_underground', name: 'Semi-underground', name_de: 'Halbunterflur' },
    { id: 'igloo', name: 'Igloo', name_de: 'Iglu' },
    { id: 'steel', name: 'Steel container', name_de: 'Stahlcontainer' },
    { id: 'underground', name: 'Underground', name_de: 'Unterflur' },
  ];
  return plans.flatMap(({ id }) => types.map((type) => ({ customer_id: id, ...type })));
}
