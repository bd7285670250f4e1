import { useEffect, useRef, useState, type RefObject } from 'react';
import { isRtl } from '@/ui/direction';
import type { MapConfig } from './config';
import type { Palette } from './palette';
import { openSession, waiting, type Session, type SessionState } from './session';
import type { Bounds } from './types';

interface Options {
  container: RefObject<HTMLElement | null>;
  config: MapConfig;
  label: string;
  attribution: string;
  bounds: Bounds | undefined;
  palette: Palette;
}

/** Opens a map in the container for as long as the component lives, and restyles it when the theme changes. */
export function useSession(options: Options): SessionState {
  const [state, setState] = useState<SessionState>(waiting);
  const session = useRef<Session | undefined>(undefined);
  const first = useRef(options);
  const { container, palette } = options;

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const { config, label, attribution, bounds, palette: then } = first.current;
    session.current = openSession({
      container: element,
      config,
      label,
      attribution,
      bounds,
      rtl: isRtl(),
      palette: then,
      onState: setState,
    });
    return () => session.current?.close();
  }, [container]);

  useEffect(() => {
    if (palette === first.current.palette) return;
    first.current = { ...first.current, palette };
    session.current?.restyle(palette);
  }, [palette]);

  return state;
}
