import type { Bounds } from './types';

/** Which engine and style to use. */
export interface MapConfig {
  /** A Mapbox access token: selects Mapbox GL. */
  token: string | undefined;
  /** A style URL; `{theme}` becomes `light` or `dark`. Without one: Mapbox' own style, or the offline basemap. */
  styleUrl: string | undefined;
  /** The data of the offline basemap; of a real city there is none. */
  cityUrl: string | undefined;
}

const given = (...values: (string | undefined)[]) => values.find((value) => value !== undefined && value.trim() !== '');

/** The run-time configuration, else the one from the build. */
export function mapConfig(): MapConfig {
  const env = import.meta.env as Record<string, string | undefined>;
  // The server may serve the app under a path that the build does not know.
  const base = (given(window.__CONFIG__?.basePath, env['BASE_URL']) ?? '').replace(/\/+$/u, '');
  return {
    token: given(window.__CONFIG__?.mapToken, env['VITE_MAPBOX_TOKEN']),
    styleUrl: given(window.__CONFIG__?.mapStyleUrl, env['VITE_MAP_STYLE_URL']),
    cityUrl: window.__CONFIG__?.demo === false ? undefined : `${base}/demo/city.json`,
  };
}

/** What the offline basemap covers, a little more than the city of the demo. */
const covered: Bounds = [7.85, 51.81, 8.15, 51.99];

/** Whether something of the basemap is to be seen there: elsewhere it is an empty plane. */
export const isCovered = ([west, south, east, north]: Bounds): boolean =>
  west <= covered[2] && east >= covered[0] && south <= covered[3] && north >= covered[1];
