import { Button, DatePicker, defineSlotRecipe, Flex, parseDate, type DatePickerDateView } from '@chakra-ui/react';
import { datePickerAnatomy } from '@chakra-ui/react/anatomy';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { common } from '@/i18n/common';
import { today } from '@/i18n/dates';
import { isDay } from '@/i18n/isDay';
import { useTimeZone } from '@/i18n/timeZone';
import { uiMessages } from './messages';
import type { DateInputProps } from './dateInputs';

const ring = { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '-2px' };
const button = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minH: { base: '10', sm: '8' },
  minW: { base: '10', sm: '8' },
  borderRadius: 'md',
  textStyle: 'sm',
  cursor: 'pointer',
  _hover: { bg: 'hover' },
  _focusVisible: ring,
  _disabled: { color: 'muted', cursor: 'not-allowed', _hover: { bg: 'transparent' } },
  _icon: { boxSize: '4' },
};

const looks = defineSlotRecipe({
  slots: datePickerAnatomy.keys(),
  base: {
    viewControl: { display: 'flex', alignItems: 'center', gap: '1', mb: '1' },
    prevTrigger: button,
    nextTrigger: button,
    viewTrigger: { ...button, flex: '1', fontWeight: 'semibold' },
    table: { w: '100%', outline: 'none' },
    tableHeader: { textStyle: 'xs', color: 'muted', fontWeight: 'medium', h: '7', textAlign: 'center' },
    tableCell: { textAlign: 'center' },
    tableCellTrigger: {
      ...button,
      fontVariantNumeric: 'tabular-nums',
      '&[data-view=month], &[data-view=year]': { minW: '3.75rem', minH: '10' },
      '&[data-today]': { fontWeight: 'bold', textDecoration: 'underline' },
      '&[data-outside-range]': { color: 'muted' },
      '&[data-selected]': { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
    },
  },
});

const TABLES = { day: DatePicker.DayTable, month: DatePicker.MonthTable, year: DatePicker.YearTable };
const VIEWS = Object.keys(TABLES) as DatePickerDateView[];
const HERE = '[data-view=day][data-focus]';

interface CalendarProps extends Pick<DateInputProps, 'value' | 'min' | 'max' | 'clearable'> {
  onChoose: (day: string) => void;
}

/** The days of a month, from Monday, in the language of the page; today is the customer's. Arrow, Page, Home and End keys move. */
export function Calendar({ value, min, max, clearable, onChoose }: CalendarProps) {
  const intl = useIntl();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>(HERE)?.focus(), []);
  const dated = (day: string | undefined) => (isDay(day) ? [parseDate(day)] : []);
  const word = intl.formatMessage(uiMessages.calendar);
  const now = today();
  const [first] = dated(min);
  const [last] = dated(max);
  // The day that is chosen already is no change of value, but a choice.
  const again = ({ target }: SyntheticEvent) =>
    (target as HTMLElement).closest<HTMLElement>(`[data-view=day][data-value="${value}"]`) && onChoose(value);
  return (
    <DatePicker.Root
      ref={root}
      recipe={looks}
      inline
      locale={intl.locale}
      timeZone={useTimeZone()}
      startOfWeek={1}
      min={first}
      max={last}
      defaultValue={dated(value)}
      defaultFocusedValue={dated(value)[0] ?? parseDate(now)}
      onValueChange={({ value: [day] }) => day && onChoose(day.toString())}
      translations={{
        dayCell: ({ valueText }) => valueText,
        prevTrigger: (view) => intl.formatMessage(uiMessages.calendarBefore, { view }),
        nextTrigger: (view) => intl.formatMessage(uiMessages.calendarAfter, { view }),
        viewTrigger: (view) => intl.formatMessage(uiMessages.calendarView, { view }),
      }}
    >
      {/* Not an application of its own: the keys are those of a grid. */}
      <DatePicker.Content role="group" aria-label={word} aria-roledescription={word}>
        {VIEWS.map((view) => {
          const Table = TABLES[view];
          return (
            <DatePicker.View key={view} view={view}>
              <DatePicker.ViewControl>
                <DatePicker.PrevTrigger>
                  <ChevronLeft aria-hidden className="dt-flip" />
                </DatePicker.PrevTrigger>
                <DatePicker.ViewTrigger
                  aria-labelledby={`${id}-${view}`}
                  title={view === 'year' ? undefined : intl.formatMessage(uiMessages.calendarView, { view })}
                >
                  <DatePicker.RangeText id={`${id}-${view}`} />
                </DatePicker.ViewTrigger>
                <DatePicker.NextTrigger>
                  <ChevronRight aria-hidden className="dt-flip" />
                </DatePicker.NextTrigger>
              </DatePicker.ViewControl>
              <Table
                aria-roledescription={word}
                onClick={again}
                onKeyDown={(event) => event.key === 'Enter' && again(event)}
              />
            </DatePicker.View>
          );
        })}
      </DatePicker.Content>
      <Flex justify="space-between" mt="2">
        <Button
          size="xs"
          variant="plain"
          disabled={Boolean((min && now < min) || (max && now > max))}
          onClick={() => onChoose(now)}
        >
          {intl.formatMessage(common.today)}
        </Button>
        {clearable ? (
          <Button size="xs" variant="plain" onClick={() => onChoose('')}>
            {intl.formatMessage(common.clear)}
          </Button>
        ) : null}
      </Flex>
    </DatePicker.Root>
  );
}
