import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { availableMessages } from '@/i18n/domain';
import { shiftMessages } from '../messages';
import type { ShiftFilter } from '../planner/useRows';
import type { Plan, Schedule } from '../schedule/schedule';
import type { Resource } from '../model/blocks';
import { DayCell } from './DayCell';
import { DayHead } from './DayHead';
import type { Gaps } from './Gaps';
import { useCalendar } from './context';
import { selectedOf } from './useCommands';
import { dayName } from '../labels';

interface Props {
  corner: string;
  days: readonly string[];
  rows: readonly Resource[];
  plan: Plan;
  gaps: Gaps;
  filter: ShiftFilter;
  selected: readonly string[];
}

/** All trucks or drivers, one row each, days as columns. */
export function Overview({ corner, days, rows, plan, gaps, filter, selected }: Props) {
  const intl = useIntl();
  const narrow = days.length > 14;
  const columns = useMemo(() => days.map((day) => ({ day, label: dayName(intl, day) })), [intl, days]);
  return (
    <div role="presentation">
      <DayHead {...{ days, corner, narrow, gaps }} />
      {rows.map((resource, i) => (
        <Row
          key={resource.key}
          index={i}
          columns={columns}
          resource={resource}
          schedule={plan.get(resource.key)}
          selected={selectedOf(selected, resource.key)}
          {...{ filter, narrow }}
        />
      ))}
    </div>
  );
}

interface Column {
  day: string;
  /** The day in words. */
  label: string;
}

interface RowProps {
  index: number;
  columns: readonly Column[];
  resource: Resource;
  schedule: Schedule | undefined;
  filter: ShiftFilter;
  narrow: boolean;
  selected: readonly string[];
}

/** Renders only when its own schedule, selection or filter changes. */
const Row = memo(function Row({ index, columns, resource, schedule, filter, narrow, selected }: RowProps) {
  const intl = useIntl();
  const { areaName } = useCalendar();
  const out = resource.available ? undefined : intl.formatMessage(availableMessages.unavailable);
  return (
    <div role="row" className="shifts-row" aria-rowindex={index + 2} data-row={resource.key}>
      <div role="rowheader" className="shifts-name">
        <button
          type="button"
          className="shifts-open"
          tabIndex={-1}
          data-stop=""
          data-open={resource.key}
          title={intl.formatMessage(shiftMessages.openWeek, { who: resource.label })}
        >
          {resource.label}
        </button>
        <small>{[out ?? resource.detail, areaName(resource.area)].filter(Boolean).join(' · ')}</small>
      </div>
      {columns.map((column, i) => (
        <DayCell
          key={column.day}
          of={resource.key}
          column={i + 2}
          {...column}
          {...{ schedule, narrow, selected, filter }}
        />
      ))}
    </div>
  );
});
