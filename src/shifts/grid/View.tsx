import { Button } from '@chakra-ui/react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import { EmptyState } from '@/ui/EmptyState';
import { ButtonLink } from '@/ui/links';
import { shiftMessages as messages } from '../messages';
import type { Resource } from '../model/blocks';
import type { Kind } from '../search';
import { Calendar, type CalendarProps } from './Calendar';
import type { Gaps } from './Gaps';
import { MonthView } from './MonthView';
import { Overview } from './Overview';
import { WeekView } from './WeekView';

interface Props extends Omit<CalendarProps, 'label' | 'columns' | 'rows' | 'children'> {
  kind: Kind;
  days: readonly string[];
  title: string;
  month: string;
  rows: readonly Resource[];
  /** The truck or driver of the week and the month. */
  one: Resource;
  area: number | undefined;
  material: MaterialCode | undefined;
  gaps: Gaps;
}
export function View(props: Props) {
  const { kind, view, days, title, month, plan, resources, rows, one, area, material } = props;
  const { gaps, selected, select, actions, open, travel } = props;
  const { formatMessage } = useIntl();
  const filter = useMemo(() => ({ area, material }), [area, material]);
  const who = view === 'overview' ? formatMessage(messages[kind]) : one.label;
  const common = { days, filter, selected, gaps };
  const single = { ...common, resource: one, schedule: plan.get(one.key) };
  return (
    <Calendar
      {...{ view, plan, resources, selected, select, actions, open, travel }}
      // What was copied of trucks is not for drivers.
      key={`${kind} ${view}`}
      label={formatMessage(messages.calendar, { who, days: title })}
      columns={view === 'overview' ? days.length : 7}
      rows={view === 'overview' ? rows.length : view === 'week' ? 1 : days.length / 7}
    >
      {view === 'overview' ? (
        <Overview
          key={`${kind} ${days[0]} ${days.length}`}
          {...common}
          corner={formatMessage(messages[kind])}
          rows={rows}
          plan={plan}
        />
      ) : view === 'week' ? (
        <WeekView {...single} />
      ) : (
        <MonthView {...single} month={month} />
      )}
    </Calendar>
  );
}

const EMPTY = {
  trucks: { none: messages.noTrucksYet, noMatch: messages.noTrucks, link: messages.toTrucks, to: '/dt/trucks' },
  drivers: { none: messages.noDriversYet, noMatch: messages.noDrivers, link: messages.toDrivers, to: '/dt/drivers' },
} as const;

interface NoRowsProps {
  kind: Kind;
  /** There are some, which the filters leave out. */
  filtered: boolean;
  onClear: () => void;
}

/** Instead of a view without trucks or drivers. */
export function NoRows({ kind, filtered, onClear }: NoRowsProps) {
  const texts = EMPTY[kind];
  const action = filtered ? (
    <Button variant="outline" onClick={onClear}>
      <FormattedMessage {...messages.clearFilters} />
    </Button>
  ) : (
    <ButtonLink to={texts.to} variant="outline">
      <FormattedMessage {...texts.link} />
    </ButtonLink>
  );
  return (
    <EmptyState picture={kind === 'trucks' ? 'truck' : 'person'} action={action}>
      <FormattedMessage {...(filtered ? texts.noMatch : texts.none)} />
    </EmptyState>
  );
}
