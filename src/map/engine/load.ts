import type { EngineName, EngineOptions, MapEngine } from './engine';

/** Fetches the code of an engine. Rejects when the network has not got it. */
export async function loadEngine(name: EngineName): Promise<(options: EngineOptions) => MapEngine> {
  if (name === 'mapbox') return (await import('./mapbox')).openMapbox;
  return (await import('./maplibre')).openMapLibre;
}
