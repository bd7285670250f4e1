import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { materialShortMessages } from '@/i18n/domain';
import { dayName, emptyState, isWholeDay, stateMessages, stateOf, timesOf } from '../labels';
import { shiftMessages } from '../messages';
import { blockId, blocksOf, type Block } from '../model/blocks';
import { matches, type ShiftFilter } from '../planner/useRows';
import { isElsewhere, type Schedule } from '../schedule/schedule';
import { useCalendar } from './context';

interface Props {
  schedule: Schedule | undefined;
  /** The truck or driver, even without a schedule. */
  of: string;
  day: string;
  column: number;
  narrow?: boolean;
  /** Ids of selected blocks. */
  selected: readonly string[];
  filter: ShiftFilter;
  /** The date shown in the cell (month). */
  date?: string;
  /** Of another month. */
  other?: boolean;
  /** The day in words. */
  label: string;
}

/** One day of one truck or driver. An empty one takes the keyboard focus itself. */
export function DayCell(props: Props) {
  const { schedule, of, day, column, narrow, selected, filter, date, other, label } = props;
  const { formatMessage } = useIntl();
  const { today, writable, holidays, isFree } = useCalendar();
  const holiday = holidays.get(day);
  const blocks = blocksOf(schedule, day, today);
  const empty = blocks.length === 0 && emptyState(schedule, day);
  return (
    <div
      role="gridcell"
      className="shifts-cell"
      aria-colindex={column}
      data-cell={`${of}@${day}`}
      data-free={isFree(day) ? '' : undefined}
      aria-current={date && day === today ? 'date' : undefined}
      data-other={other ? '' : undefined}
      data-writable={writable ? '' : undefined}
      {...(empty
        ? {
            tabIndex: -1,
            'data-stop': '',
            'aria-label': `${[label, holiday].filter(Boolean).join(', ')}, ${formatMessage(stateMessages[empty])}`,
          }
        : {})}
    >
      {date ? (
        <span className="shifts-date" title={holiday}>
          {narrow ? date : [date, holiday].filter(Boolean).join(' ')}
        </span>
      ) : null}
      {empty === 'away' ? <TakenDay /> : null}
      {blocks.map((block) => (
        <ShiftBlock
          key={block.entry.start_time}
          block={block}
          schedule={schedule}
          selected={selected.includes(blockId(block))}
          dim={!matches(filter, block.entry)}
          narrow={narrow ?? false}
        />
      ))}
    </div>
  );
}

/** A day that others have: as an absence, which cannot be picked. */
export function TakenDay({ style }: { style?: CSSProperties }) {
  const { formatMessage } = useIntl();
  return (
    <div className="shift" data-away="" style={style} aria-hidden>
      <span>{formatMessage(stateMessages.away)}</span>
    </div>
  );
}

interface BlockProps {
  block: Block;
  schedule: Schedule | undefined;
  selected: boolean;
  /** Does not match the filter. */
  dim: boolean;
  /** Shortens the times. */
  narrow?: boolean;
  style?: CSSProperties;
  /** Handles at both ends (week view). */
  edges?: boolean;
}

/** One shift: times, area and material as text, its state as border, stripe and corner. */
export function ShiftBlock({ block, schedule, selected, dim, narrow = false, style, edges }: BlockProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { areaName, driverName } = useCalendar();
  const { entry, origin } = block;
  const { available, disposition_area_id, material_type_id, driver_id } = entry;
  const state = stateOf(block, schedule);
  const stateName = formatMessage(stateMessages[state]);
  const times = isWholeDay(entry) ? '' : timesOf(entry, narrow);
  const material = material_type_id && formatMessage(materialShortMessages[material_type_id]);
  const details = available ? [areaName(disposition_area_id), material].filter(Boolean).join(' · ') : stateName;
  const elsewhere = isElsewhere(entry) ? formatMessage(shiftMessages.otherArea) : undefined;
  const partner = driver_id ? driverName(driver_id) : (entry.license_plate ?? elsewhere);
  // Begins with the visible text, for voice control; the day tells equal shifts of a row apart.
  const name = [
    [times, details, partner].filter(Boolean).join(' '),
    available && stateName,
    dayName(intl, entry.work_date),
  ];
  return (
    <button
      type="button"
      className="shift"
      tabIndex={-1}
      aria-pressed={selected}
      aria-label={name.filter(Boolean).join(', ')}
      data-stop=""
      data-block={blockId(block)}
      data-origin={origin}
      data-material={material_type_id ?? undefined}
      data-away={available ? undefined : ''}
      data-exception={state === 'exception' ? '' : undefined}
      data-dim={dim ? '' : undefined}
      style={style}
    >
      {times ? <b>{times}</b> : null} {details ? <span>{details}</span> : null}{' '}
      {partner ? <span>{partner}</span> : null}
      {edges ? <i className="shift-edge" data-edge="start" /> : null}
      {edges ? <i className="shift-edge" data-edge="end" /> : null}
    </button>
  );
}
