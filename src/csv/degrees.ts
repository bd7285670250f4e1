import proj4 from 'proj4';
import type { SourceRow } from './rows';
import { eastNorth, pointOf, systems } from './systems';
import type { ColumnMap } from './targets';

/** Seven decimals are a centimetre. */
const rounded = (degree: number) => Number(degree.toFixed(7));

/** The rows with their positions in degrees (WGS 84). @param code EPSG code of the system that they are in */
export function inDegrees(rows: readonly SourceRow[], map: ColumnMap, code: string): SourceRow[] {
  const system = systems.get(code);
  if (!system) throw new RangeError(`There is no system EPSG:${code}; there are ${[...systems.keys()].join(', ')}.`);
  const { inverse } = proj4('WGS84', system.definition);
  return rows.map((row) => {
    const point = pointOf(row, map);
    if (!point || point.every((value) => value === 0)) return row;
    const [longitude, latitude] = inverse([...eastNorth(system, point)]);
    if (longitude === undefined || latitude === undefined || !Number.isFinite(longitude + latitude)) return row;
    const degrees = { [map.longitude ?? '']: rounded(longitude), [map.latitude ?? '']: rounded(latitude) };
    return { ...row, fields: { ...row.fields, ...degrees } };
  });
}
