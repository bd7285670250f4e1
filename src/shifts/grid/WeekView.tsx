import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { dayName, emptyState, stateMessages, timesOf } from '../labels';
import { shiftMessages } from '../messages';
import { blockId, blocksOf, lengthOf, type Resource, type Times } from '../model/blocks';
import { DAY_MINUTES, minutesOf } from '../model/clock';
import { matches, type ShiftFilter } from '../planner/useRows';
import { defaultEntries, type Schedule } from '../schedule/schedule';
import { useCalendar } from './context';
import { useDrawn } from './drawn';
import { ShiftBlock, TakenDay } from './DayCell';
import { DayHead } from './DayHead';
import type { Gaps } from './Gaps';
import { selectedOf } from './useCommands';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** The view begins here, or where a shift begins before: what it says stands at its top. */
const FIRST_HOUR = 5;

const span = (entry: Times) => ({
  top: `${(minutesOf(entry.start_time) / DAY_MINUTES) * 100}%`,
  height: `${(lengthOf(entry) / DAY_MINUTES) * 100}%`,
});

const WHOLE_DAY: Times = { start_time: '00:00', end_time: '23:59' };

/** The calendar of one truck or driver. */
export interface OneProps {
  /** Whole weeks. */
  days: readonly string[];
  resource: Resource;
  schedule: Schedule | undefined;
  filter: ShiftFilter;
  selected: readonly string[];
}

/** A week of one truck or driver by the hour; below the dated shifts the outlines of the defaults. */
export function WeekView({ days, resource, schedule, gaps, filter, selected }: OneProps & { gaps: Gaps }) {
  const intl = useIntl();
  const { today, writable, isFree } = useCalendar();
  const hours = useRef<HTMLDivElement>(null);
  const own = selectedOf(selected, resource.key);
  const { drawn, handlersOf } = useDrawn(writable && own.length === 0);
  const shown = days.map((day) => ({ day, blocks: blocksOf(schedule, day, today) }));
  const starts = shown.flatMap(({ blocks }) => blocks).map(({ entry }) => minutesOf(entry.start_time));
  const first = Math.min(FIRST_HOUR * 60, ...starts);
  useLayoutEffect(() => {
    const column = hours.current;
    column?.closest('.shifts')?.scrollTo({ top: column.offsetHeight * (first / DAY_MINUTES) });
  }, [first]);
  return (
    <>
      <DayHead {...{ days, gaps }} corner={intl.formatMessage(shiftMessages.hours)} />
      <div role="row" className="shifts-row" data-row={resource.key}>
        <div ref={hours} role="rowheader" className="shifts-hours">
          <i className="shifts-hidden">{resource.label}</i>
          {HOURS.map((hour) => (
            <span key={hour} aria-hidden>
              {`${String(hour).padStart(2, '0')}:00`}
            </span>
          ))}
        </div>
        {shown.map(({ day, blocks }, i) => {
          const empty = blocks.length === 0 && emptyState(schedule, day);
          const dated = blocks.some((block) => block.origin === 'dated');
          return (
            <div
              key={day}
              role="gridcell"
              aria-colindex={i + 2}
              className="shifts-column"
              data-cell={`${resource.key}@${day}`}
              data-free={isFree(day) ? '' : undefined}
              {...handlersOf(day)}
              {...(empty
                ? {
                    tabIndex: -1,
                    'data-stop': '',
                    'aria-label': `${dayName(intl, day)}, ${intl.formatMessage(stateMessages[empty])}`,
                  }
                : {})}
            >
              {dated
                ? defaultEntries(schedule, day).map((entry) => (
                    <div
                      key={`pattern ${entry.start_time}`}
                      className="shifts-default"
                      style={span(entry)}
                      aria-hidden
                    />
                  ))
                : null}
              {empty === 'away' ? <TakenDay style={span(WHOLE_DAY)} /> : null}
              {drawn?.day === day ? (
                <div className="shifts-drawn" style={span(drawn)} aria-hidden>
                  {timesOf(drawn)}
                </div>
              ) : null}
              {blocks.map((block) => (
                <ShiftBlock
                  key={block.entry.start_time}
                  block={block}
                  schedule={schedule}
                  selected={own.includes(blockId(block))}
                  dim={!matches(filter, block.entry)}
                  style={span(block.entry)}
                  edges={writable}
                />
              ))}
            </div>
          );
        })}
      </div>
    </>
  );
}
