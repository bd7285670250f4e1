import { useEffect, useEffectEvent } from 'react';
import { useMap } from './context';

interface Handlers {
  onHover: ((id: string | null) => void) | undefined;
  onSelect: ((id: string) => void) | undefined;
}

/** Pointing at and clicking on the marks of a layer, by the `id` each carries; a hover is told when it changes. */
export function usePointer(layer: string, { onHover, onSelect }: Handlers) {
  const { engine, epoch } = useMap();
  const hover = useEffectEvent((id: string | null) => onHover?.(id));
  const select = useEffectEvent((id: string) => onSelect?.(id));
  useEffect(() => {
    let last: string | null = null;
    return engine.onPointer([layer], (feature, type) => {
      const id = typeof feature?.properties['id'] === 'string' ? feature.properties['id'] : null;
      if (type === 'click') {
        if (id !== null) select(id);
        return;
      }
      if (id !== last) hover(id);
      last = id;
    });
  }, [engine, epoch, layer]);
}
