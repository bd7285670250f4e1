/** What decides which engine draws and with which style. */
export interface MapConfig {
  /** A Mapbox access token; with one, Mapbox GL draws. */
  token: string | undefined;
  /** A style URL; `{theme}` in it becomes `light` or `dark`. Without one: Mapbox' own style, or the street sketch. */
  styleUrl: string | undefined;
  /** Where the street network of the sketch lies. */
  cityUrl: string;
}

const given = (...values: (string | undefined)[]) => values.find((value) => value !== undefined && value.trim() !== '');

/** Reads the run-time configuration, then the one the app was built with. */
export function mapConfig(): MapConfig {
  const env = import.meta.env as Record<string, string | undefined>;
  // The server may put the app under a path that was not known when it was built.
  const base = (given(window.__CONFIG__?.basePath, env['BASE_URL']) ?? '').replace(/\/+$/u, '');
  return {
    token: given(window.__CONFIG__?.mapToken, env['VITE_MAPBOX_TOKEN']),
    styleUrl: given(window.__CONFIG__?.mapStyleUrl, env['VITE_MAP_STYLE_URL']),
    cityUrl: `${base}/demo/city.json`,
  };
}
