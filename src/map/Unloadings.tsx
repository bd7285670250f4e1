import { UnloadingOutline } from './marks';
import { HoverRing, Overlay, usePlaced } from './Overlay';
import type { MapUnloading, Pointing } from './types';
import { usePointer } from './usePointer';

interface Props extends Pointing {
  /** A stable array. */
  unloadings: readonly MapUnloading[];
}

/** Where a tour unloaded. */
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
