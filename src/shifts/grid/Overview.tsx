import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { availableMessages } from '@/i18n/domain';
import { shiftMessages } from '../messages';
import type { ShiftFilter } from '../filter';
import type { Plan, Schedule } from '@/schedule/types';
import type { Resource } from '../model/types';
import { DayCell } from './DayCell';
import { DayHead, isWeekend } from './DayHead';
import { usePlace } from './place';
import { selectedOf } from './selection';
import { useNear } from './useNear';
import { useReady } from './useReady';
import { dayName, stateMessages } from './words';

interface Props {
  corner: string;
  days: readonly string[];
  rows: readonly Resource[];
  plan: Plan;
  filter: ShiftFilter;
  selected: readonly string[];
}

/** All trucks or drivers, one row each, days as columns. */
export function Overview({ corner, days, rows, plan, filter, selected }: Props) {
  const intl = useIntl();
  const narrow = days.length > 14;
  // Said once for each column, not once for each cell.
  const columns = useMemo(() => {
    const off = intl.formatMessage(stateMessages.off);
    return days.map((day) => ({ day, weekend: isWeekend(day), label: `${dayName(intl, day)}, ${off}` }));
  }, [intl, days]);
  const first = useMemo(() => columns.slice(0, WIDTH), [columns]);
  // First what most windows have room for, then what is right of it and below.
  const ahead = columns.length > WIDTH ? Math.min(WINDOW, rows.length) : 0;
  const ready = useReady(ahead + rows.length);
  const filled = (row: number) => (row < ready - ahead ? columns : row < Math.min(ready, ahead) ? first : NONE);
  return (
    <div ref={useNear(rows)} role="presentation">
      <DayHead {...{ days, corner, narrow }} />
      {rows.map((resource, i) => (
        <Row
          key={resource.key}
          index={i}
          columns={filled(i)}
          busy={i >= ready - ahead}
          resource={resource}
          schedule={plan.get(resource.key)}
          selected={selectedOf(selected, resource.key)}
          {...{ filter, narrow }}
        />
      ))}
    </div>
  );
}

/** Most windows have room for no more rows and no more columns of a month. */
const WINDOW = 16;
const WIDTH = 20;

interface Column {
  day: string;
  weekend: boolean;
  /** Says the day and that it is off. */
  label: string;
}
const NONE: readonly Column[] = [];

interface RowProps {
  index: number;
  /** Those to be filled by now. */
  columns: readonly Column[];
  busy: boolean;
  resource: Resource;
  schedule: Schedule | undefined;
  filter: ShiftFilter;
  narrow: boolean;
  selected: string;
}

/** Painted anew only when its own schedule, selection or filter changes. */
const Row = memo(function Row({ index, columns, busy, resource, schedule, filter, narrow, selected }: RowProps) {
  const intl = useIntl();
  const { areaName } = usePlace();
  const out = resource.available ? undefined : intl.formatMessage(availableMessages.unavailable);
  return (
    <div
      role="row"
      className="shifts-row"
      aria-rowindex={index + 2}
      aria-busy={busy ? true : undefined}
      data-row={resource.key}
      // Until `useNear` has looked.
      data-far={index < WINDOW ? undefined : ''}
    >
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
