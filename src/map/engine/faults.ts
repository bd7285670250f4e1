import type { MapEngine } from './engine';

/** A style that has not loaded by then counts as failed (ms). */
const TIMEOUT = 10_000;
/** So many tiles in a row fail when the server is down. */
const FAILED_TILES = 4;

/**
 * Watches a style of another server and calls `fail` once: when the style does not load, a source has no metadata, or
 * tiles keep failing. Single tiles, glyphs and sprites may fail.
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
  const late = setTimeout(() => styled || failed(), TIMEOUT);
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
      if (!tile || failedTiles >= FAILED_TILES) failed();
    }),
  );
}
