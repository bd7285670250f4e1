import type { ArrangedTour, ProposedStop, TourAlternative } from '@/api/generated/dashboard.schemas';

/** A stop on the board. It keeps its key while it is moved: its containers. */
export interface BoardStop extends ProposedStop {
  key: string;
  plate: string;
}

const keyOf = ({ container_ids }: ProposedStop) => container_ids.join('\t');
/** The key of a tour's heading. Keys of containers have neither tabs nor line breaks. */
export const headOf = (plate: string) => `\n${plate}`;
const isHead = (key: string) => key.startsWith('\n');
export const stopsOf = ({ tours }: TourAlternative): Map<string, BoardStop> =>
  new Map(
    tours.flatMap(({ license_plate, stops }) =>
      stops.map((stop) => [keyOf(stop), { ...stop, key: keyOf(stop), plate: license_plate }]),
    ),
  );

/** Everything on the board from top to bottom: the heading of each tour, and below it its stops; then pairs without a tour. */
export const orderOf = ({ tours, idle_pairs }: TourAlternative): string[] => [
  ...tours.flatMap(({ license_plate, stops }) => [headOf(license_plate), ...stops.map(keyOf)]),
  ...idle_pairs.map(({ license_plate }) => headOf(license_plate)),
];

/** The order without what closed tours hide. */
export function shownOf(order: readonly string[], isOpen: (plate: string) => boolean): string[] {
  let open = true;
  return order.filter((key) => {
    if (isHead(key)) open = isOpen(key.slice(1));
    return isHead(key) || open;
  });
}

/** The whole order after what is shown was moved: a closed tour's own stops come before those that were dropped below its heading. */
export function wholeOf(shown: readonly string[], before: readonly string[]): string[] {
  const seen = new Set(shown);
  const hidden = new Map<string, string[]>();
  let head = '';
  for (const key of before)
    if (isHead(key)) head = key;
    else if (!seen.has(key)) hidden.set(head, [...(hidden.get(head) ?? []), key]);
  // Nothing is above the first heading.
  const first = shown.find(isHead) ?? '';
  return [first, ...shown.filter((key) => key !== first)].flatMap((key) => [key, ...(hidden.get(key) ?? [])]);
}

/** The tour of a stop, and its place in that, from 1 on. */
export function placeIn(order: readonly string[], key: string): { plate: string; number: number } {
  const at = order.indexOf(key);
  const head = order.slice(0, at).findLastIndex(isHead);
  return { plate: (order[head] ?? '').slice(1), number: at - head };
}

export function toursOf(order: readonly string[]): ArrangedTour[] {
  const tours: ArrangedTour[] = [];
  for (const key of order)
    if (isHead(key)) tours.push({ license_plate: key.slice(1), container_ids: [] });
    else tours.at(-1)?.container_ids.push(...key.split('\t'));
  return tours.filter(({ container_ids }) => container_ids.length > 0);
}

/** How far apart two stops of a city are, to compare: degrees of latitude, on a plane. */
const apart = (a: ProposedStop, b: ProposedStop) =>
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180));

/** The order with a stop in another tour, where it adds least as the crow flies. */
export function movedTo(order: readonly string[], key: string, plate: string, stops: Map<string, BoardStop>): string[] {
  const rest = order.filter((one) => one !== key);
  const start = rest.indexOf(headOf(plate)) + 1;
  const length = rest.slice(start).findIndex(isHead);
  const own = rest.slice(start, length === -1 ? undefined : start + length).flatMap((one) => stops.get(one) ?? []);
  const stop = stops.get(key);
  if (!stop) return [...order];
  const added = (at: number) => {
    const [before, after] = [own[at - 1], own[at]];
    const way = (a: ProposedStop | undefined, b: ProposedStop | undefined) => (a && b ? apart(a, b) : 0);
    return way(before, stop) + way(stop, after) - way(before, after);
  };
  const places = Array.from({ length: own.length + 1 }, (_, at) => at);
  const best = places.reduce((a, b) => (added(b) < added(a) ? b : a), 0);
  return rest.toSpliced(start + best, 0, key);
}
