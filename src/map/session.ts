import type { EngineName, MapEngine, MapStyle } from './engine/engine';
import { loadEngine } from './engine/load';
import { watchFaults } from './engine/faults';
import { afterFirstPaint, findRenderer } from './engine/webgl';
import type { MapConfig } from './config';
import type { Palette } from './palette';
import { sketchStyle } from './sketch/style';
import type { Bounds } from './types';

/** Why the map is not what was configured. */
export type MapNotice = 'sketch' | 'noWebGl' | 'noEngine';

export interface SessionState {
  phase: 'loading' | 'ready' | 'list';
  notice: MapNotice | undefined;
  engine: MapEngine | undefined;
  /** False where the processor renders the map: it should move as little as can be. */
  swift: boolean;
  /** Grows with each style that has loaded: sources and layers have to be added again. */
  epoch: number;
}

export interface SessionOptions {
  container: HTMLElement;
  config: MapConfig;
  label: string;
  /** Says what the sketch is. */
  attribution: string;
  bounds: Bounds | undefined;
  palette: Palette;
  rtl: boolean;
  onState(state: SessionState): void;
}

export interface Session {
  restyle(palette: Palette): void;
  close(): void;
}

/** The states before anything is loaded, and without any map. */
export const waiting: SessionState = {
  phase: 'loading',
  notice: undefined,
  engine: undefined,
  swift: true,
  epoch: 0,
};

/**
 * Opens a map in a container and keeps it alive: Mapbox with a token, else MapLibre; the configured style, else the
 * sketch; the sketch on MapLibre when either fails; no map at all without WebGL.
 */
export function openSession(options: SessionOptions): Session {
  const { container, config, onState } = options;
  const ended = new AbortController();
  let state = waiting;
  let { palette } = options;
  let sketched = false;
  let drawn = false;

  const set = (change: Partial<SessionState>) => {
    if (ended.signal.aborted) return;
    state = { ...state, ...change };
    onState(state);
  };

  function styleNow(name: EngineName): MapStyle {
    const { dark } = palette;
    if (!sketched && config.styleUrl) return config.styleUrl.replace('{theme}', dark ? 'dark' : 'light');
    if (!sketched && name === 'mapbox') return `mapbox://styles/mapbox/${dark ? 'dark' : 'light'}-v11`;
    return sketchStyle(config.cityUrl, dark, options.attribution);
  }

  async function open(name: EngineName) {
    if (ended.signal.aborted) return;
    const openEngine = await loadEngine(name);
    if (ended.signal.aborted) return;
    const style = styleNow(name);
    const host = document.createElement('div');
    host.style.cssText = 'width:100%;height:100%';
    // What is left of one that failed would push it out of sight.
    container.replaceChildren(host);
    const engine = openEngine({
      container: host,
      style,
      label: options.label,
      bounds: options.bounds,
      rtl: options.rtl,
      token: config.token,
    });
    set({ engine });
    attend(engine);
    if (typeof style === 'string') watch(engine);
    // A sketch that cannot be had is an empty plane.
    else engine.onError(() => {});
  }

  const watch = (engine: MapEngine) => watchFaults(engine, ended.signal, () => void fallBack());

  function attend(engine: MapEngine) {
    const stop = engine.onStyle(() => {
      if (state.engine !== engine) return;
      drawn = true;
      set({ phase: 'ready', epoch: state.epoch + 1 });
    });
    ended.signal.addEventListener('abort', stop, { once: true });
  }

  const restyle = () => state.engine?.setStyle(styleNow(state.engine.name));

  async function fallBack() {
    if (sketched || ended.signal.aborted) return;
    sketched = true;
    set({ notice: 'sketch' });
    if (state.engine?.name === 'maplibre') return restyle();
    state.engine?.remove();
    set({ phase: 'loading', engine: undefined });
    await open('maplibre').catch(giveUp);
  }

  function giveUp() {
    state.engine?.remove();
    set({ phase: 'list', notice: 'noEngine', engine: undefined });
  }

  async function start() {
    const renderer = findRenderer();
    if (renderer === 'none') return set({ phase: 'list', notice: 'noWebGl' });
    set({ swift: renderer === 'gpu' });
    await afterFirstPaint(ended.signal);
    if (!config.token) return open('maplibre').catch(giveUp);
    await open('mapbox').catch(fallBack);
  }
  void start();

  return {
    restyle(next) {
      const same = next.dark === palette.dark;
      palette = next;
      if (!same || drawn) restyle();
    },
    close() {
      ended.abort();
      state.engine?.remove();
    },
  };
}
