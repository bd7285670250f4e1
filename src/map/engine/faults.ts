import type { MapEngine } from './engine';

/** A style that has not come by then counts as failed (ms). */
const PATIENCE = 10_000;
/** So many tiles in a row that fail, with none that arrives between them, mean the server is away. */
const TILES = 4;

/**
 * Watches a style of somebody's server and calls `fail` once: when the style does not load, when a source has no
 * metadata, when tiles keep failing. Faults of single tiles, glyphs and sprites are left to the engine.
 */
export function watchFaults(engine: MapEngine, signal: AbortSignal, fail: () => void) {
  let styled = false;
  let failedTiles = 0;
  const stops: (() => void)[] = [];
  const stop = () => {
    clearTimeout(late);
    for (const end of stops.splice(0)) end();
  };
  const failed = () => {
    stop();
    fail();
  };
  const late = setTimeout(() => styled || failed(), PATIENCE);
  signal.addEventListener('abort', stop, { once: true });

  stops.push(
    engine.onStyle(() => {
      styled = true;
      clearTimeout(late);
    }),
    engine.onSourceLoaded((source) => {
      if (!source.startsWith('kit-')) failedTiles = 0;
    }),
    engine.onError(({ source, tile }) => {
      if (!styled) return failed();
      if (source === undefined || source.startsWith('kit-')) return;
      failedTiles += 1;
      if (!tile || failedTiles >= TILES) failed();
    }),
  );
}
