/** Which engine and style to use. */
export interface MapConfig {
  /** A Mapbox access token: selects Mapbox GL. */
  token: string | undefined;
  /** A style URL; `{theme}` becomes `light` or `dark`. Without one: Mapbox' own style, or the offline basemap. */
  styleUrl: string | undefined;
  /** The data of the offline basemap. */
  cityUrl: string;
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
    cityUrl: `${base}/demo/city.json`,
  };
}
