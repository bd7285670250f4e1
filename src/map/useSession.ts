import { useEffect, useRef, useState, type RefObject } from 'react';
import { isRtl } from '@/ui/direction';
import type { MapConfig } from './config';
import type { EngineName, EngineOptions, MapEngine, MapStyle } from './engine/engine';
import { watchFaults } from './engine/faults';
import { findRenderer, whenIdle } from './engine/webgl';
import { offlineBasemap } from './offlineBasemap';
import type { Palette } from './palette';
import type { Bounds } from './types';

/** Why the map is not what was configured. */
export type MapNotice = 'basemap' | 'noWebGl' | 'noEngine';

interface SessionState {
  phase: 'loading' | 'ready' | 'list';
  notice: MapNotice | undefined;
  engine: MapEngine | undefined;
  /** False on a software renderer: the map should move as little as possible. */
  swift: boolean;
  /** Grows with each loaded style: sources and layers have to be added again. */
  epoch: number;
}

interface Options {
  container: RefObject<HTMLElement | null>;
  config: MapConfig;
  label: string;
  /** The credit of the offline basemap. */
  attribution: string;
  bounds: Bounds | undefined;
  palette: Palette;
}

type OpenEngine = (options: EngineOptions) => MapEngine;
const engines: Record<EngineName, () => Promise<OpenEngine>> = {
  mapbox: async () => (await import('./engine/mapbox')).openMapbox,
  maplibre: async () => (await import('./engine/maplibre')).openMapLibre,
};

const initial: SessionState = { phase: 'loading', notice: undefined, engine: undefined, swift: true, epoch: 0 };

/** Opens a map in the container while the component is mounted, and changes its style with the theme. */
export function useSession(options: Options): SessionState {
  const [state, setState] = useState(initial);
  const session = useRef<ReturnType<typeof openSession>>(undefined);
  const first = useRef(options);
  const { container, palette } = options;

  useEffect(() => {
    if (!container.current) return;
    session.current = openSession(container.current, first.current, setState);
    return () => session.current?.close();
  }, [container]);

  useEffect(() => {
    if (palette === first.current.palette) return;
    first.current = { ...first.current, palette };
    session.current?.restyle(palette);
  }, [palette]);

  return state;
}

/**
 * Mapbox with a token, else MapLibre; the configured style, else the offline basemap. When either fails: the offline
 * basemap on MapLibre. Without WebGL: no map.
 */
function openSession(container: HTMLElement, options: Options, onState: (state: SessionState) => void) {
  const { config } = options;
  const ended = new AbortController();
  let state = initial;
  let { palette } = options;
  let offline = false;

  const set = (change: Partial<SessionState>) => {
    if (ended.signal.aborted) return;
    state = { ...state, ...change };
    onState(state);
  };

  function styleNow(name: EngineName): MapStyle {
    const { dark } = palette;
    if (!offline && config.styleUrl) return config.styleUrl.replace('{theme}', dark ? 'dark' : 'light');
    if (!offline && name === 'mapbox') return `mapbox://styles/mapbox/${dark ? 'dark' : 'light'}-v11`;
    return offlineBasemap(config.cityUrl, dark, options.attribution);
  }

  async function open(name: EngineName) {
    if (ended.signal.aborted) return;
    const openEngine = await engines[name]();
    if (ended.signal.aborted) return;
    const style = styleNow(name);
    const host = document.createElement('div');
    host.style.cssText = 'width:100%;height:100%';
    // Removes the remains of an engine that failed.
    container.replaceChildren(host);
    const { label, bounds } = options;
    const engine = openEngine({ container: host, style, label, bounds, rtl: isRtl(), token: config.token });
    set({ engine });
    engine.onStyle(() => {
      if (state.engine === engine) set({ phase: 'ready', epoch: state.epoch + 1 });
    });
    if (typeof style === 'string') watchFaults(engine, ended.signal, () => void fallBack());
    // Without its data the offline basemap is an empty plane.
    else engine.onError(() => {});
  }

  const restyle = () => state.engine?.setStyle(styleNow(state.engine.name));

  async function fallBack() {
    if (offline || ended.signal.aborted) return;
    offline = true;
    set({ notice: 'basemap' });
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
    await whenIdle(ended.signal);
    if (!config.token) return open('maplibre').catch(giveUp);
    await open('mapbox').catch(fallBack);
  }
  void start();

  return {
    restyle(next: Palette) {
      palette = next;
      restyle();
    },
    close() {
      ended.abort();
      state.engine?.remove();
    },
  };
}
