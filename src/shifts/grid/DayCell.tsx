import { blockId, blocksOf } from '../model/schedule';
import type { Schedule } from '../schedule/types';
import type { ShiftFilter } from '../filter';
import { matches } from '../filter';
import { usePlace } from './place';
import { ShiftBlock } from './ShiftBlock';

interface Props {
  schedule: Schedule | undefined;
  /** Whose cell it is, even without a schedule. */
  of: string;
  day: string;
  column: number;
  weekend: boolean;
  narrow?: boolean;
  /** Ids of selected blocks, those of this cell among them. */
  selected: string;
  filter: ShiftFilter;
  /** Written into the cell (month). */
  date?: string;
  /** Of another month. */
  other?: boolean;
  /** Says the day and that it is off, where there is no block. */
  label: string;
}

/** One day of one truck or driver. An empty one is a stop of the keyboard itself. */
export function DayCell(props: Props) {
  const { schedule, of, day, column, weekend, narrow, selected, filter, date, other, label } = props;
  const { today, writable } = usePlace();
  const blocks = blocksOf(schedule, day, today);
  const empty = blocks.length === 0;
  return (
    <div
      role="gridcell"
      className="shifts-cell"
      aria-colindex={column}
      data-cell={`${of}@${day}`}
      data-weekend={weekend ? '' : undefined}
      data-other={other ? '' : undefined}
      data-writable={writable ? '' : undefined}
      {...(empty ? { tabIndex: -1, 'data-stop': '', 'aria-label': label } : {})}
    >
      {date ? <span className="shifts-date">{date}</span> : null}
      {blocks.map((block) => (
        <ShiftBlock
          key={block.entry.start_time}
          block={block}
          schedule={schedule}
          selected={selected.includes(`|${blockId(block)}|`)}
          dim={!matches(filter, block.entry)}
          narrow={narrow ?? false}
        />
      ))}
    </div>
  );
}
