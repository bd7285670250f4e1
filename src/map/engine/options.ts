import type { EngineOptions } from './engine';

/** The options both engines share: north is up, two dimensions, labelled, at the bounds asked for. */
export function mapOptions({ container, bounds, label }: EngineOptions) {
  return {
    container,
    locale: { 'Map.Title': label },
    attributionControl: false as const,
    // The kit sees to it.
    trackResize: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    maxPitch: 0,
    minZoom: 2,
    maxZoom: 19,
    ...(bounds
      ? { bounds: [...bounds] as [number, number, number, number], fitBoundsOptions: { padding: 40, maxZoom: 16 } }
      : {}),
  };
}
