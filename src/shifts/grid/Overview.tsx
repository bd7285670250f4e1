import { memo } from 'react';
import { useIntl } from 'react-intl';
import { availableMessages } from '@/i18n/domain';
import { shiftMessages } from '../messages';
import type { ShiftFilter } from '../filter';
import type { Plan, Resource, Schedule } from '../model/types';
import { DayCell } from './DayCell';
import { DayHead, isWeekend } from './DayHead';
import { usePlace } from './place';
import { selectedOf } from './selection';
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
  const narrow = days.length > 14;
  return (
    <>
      <DayHead {...{ days, corner, narrow }} />
      {rows.map((resource, i) => (
        <Row
          key={resource.key}
          index={i}
          resource={resource}
          schedule={plan.get(resource.key)}
          selected={selectedOf(selected, resource.key)}
          {...{ days, filter, narrow }}
        />
      ))}
    </>
  );
}

interface RowProps {
  index: number;
  resource: Resource;
  schedule: Schedule | undefined;
  days: readonly string[];
  filter: ShiftFilter;
  narrow: boolean;
  selected: string;
}

/** Painted anew only when its own schedule, selection or filter changes. */
const Row = memo(function Row({ index, resource, schedule, days, filter, narrow, selected }: RowProps) {
  const intl = useIntl();
  const { areaName } = usePlace();
  const off = intl.formatMessage(stateMessages.off);
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
      {days.map((day, i) => (
        <DayCell
          key={day}
          of={resource.key}
          column={i + 2}
          weekend={isWeekend(day)}
          label={`${dayName(intl, day)}, ${off}`}
          {...{ schedule, day, narrow, selected, filter }}
        />
      ))}
    </div>
  );
});
