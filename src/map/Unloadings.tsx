import { HoverRing } from './overlay/HoverRing';
import { Overlay } from './overlay/Overlay';
import { usePlaced } from './overlay/usePlaced';
import { usePointer } from './overlay/usePointer';
import { UnloadingOutline } from './legendMarks';
import type { MapUnloading } from './types';

interface Props {
  /** A stable array. */
  unloadings: readonly MapUnloading[];
  hoveredId?: string | null;
  onHover?: (id: string | null) => void;
  onSelect?: (id: string) => void;
}

/** The places where a tour unloaded. */
export function Unloadings({ unloadings, hoveredId = null, onHover, onSelect }: Props) {
  const group = usePlaced(unloadings);
  usePointer(unloadings, { onHover, onSelect });
  return (
    <>
      <Overlay slot="unloadings">
        <g ref={group}>
          {unloadings.map(({ id }) => (
            <g key={id} data-map-mark="unloading">
              <g transform="translate(-12 -12)">
                <UnloadingOutline halo />
              </g>
            </g>
          ))}
        </g>
      </Overlay>
      <HoverRing places={unloadings} hoveredId={hoveredId} />
    </>
  );
}
