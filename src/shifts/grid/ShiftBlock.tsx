import { blockId } from '../model/schedule';
import type { Schedule } from '../schedule/types';
import type { Block } from '../model/types';
import { usePlace } from './place';
import { isWholeDay, stateOf, timesOf } from './words';

interface Props {
  block: Block;
  schedule: Schedule | undefined;
  selected: boolean;
  /** Does not match the filter. */
  dim: boolean;
  /** Columns with room for the shortest times only. */
  narrow?: boolean;
  /** With handles at both ends (week view). */
  style?: React.CSSProperties;
  edges?: boolean;
}

/** One shift: times, area and material written on it, what it is told by its border, stripe and corner. */
export function ShiftBlock(props: Props) {
  const { block, schedule, selected, dim, narrow = false, style, edges } = props;
  const { words } = usePlace();
  const { entry, origin } = block;
  const state = stateOf(block, schedule);
  const word = words.states[state];
  const times = isWholeDay(entry) ? '' : timesOf(entry, narrow);
  const place = entry.available ? words.placeOf(entry) : word;
  const seen = [times, place].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      className="shift"
      tabIndex={-1}
      aria-pressed={selected}
      // Begins with what is to be seen, for who says it.
      aria-label={entry.available ? `${seen}, ${word}` : seen}
      data-stop=""
      data-block={blockId(block)}
      data-origin={origin}
      data-material={entry.material_type_id ?? undefined}
      data-away={entry.available ? undefined : ''}
      data-exception={state === 'exception' ? '' : undefined}
      data-dim={dim ? '' : undefined}
      style={style}
    >
      {times ? <b>{times}</b> : null} {place ? <span>{place}</span> : null}
      {edges ? <i className="shift-edge" data-edge="start" /> : null}
      {edges ? <i className="shift-edge" data-edge="end" /> : null}
    </button>
  );
}
