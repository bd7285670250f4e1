import { Box, Button, Field, Flex, Input, Text, useFieldContext, type InputProps } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { common } from '@/i18n/common';
import { formatDay, today } from '@/i18n/dates';
import { isDay } from '@/i18n/isDay';
import { parseDay, parseTime } from '@/i18n/parse';
import { onDemand } from './onDemand';
import { uiMessages } from './messages';
import { Popover } from './Popover';

const Calendar = onDemand(() => import('./Calendar').then((m) => m.Calendar), <Box boxSize="16rem" />);

type Shared = Pick<InputProps, 'name' | 'size' | 'w' | 'aria-label' | 'aria-describedby' | 'aria-invalid'>;

interface ValueProps extends Shared {
  value: string;
  /** Called with Enter or when the field is left. What cannot be read comes as it was typed, for the field's rule to refuse. */
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** What is typed is the field's own until it is finished: half a date is none. */
function useTyped(
  { value, onChange, onBlur }: ValueProps,
  show: (value: string) => string,
  read: (text: string) => string | null,
) {
  const [typed, setTyped] = useState<string>();
  const set = (next: string) => {
    setTyped(undefined);
    if (next !== value) onChange(next);
  };
  const finish = () => typed !== undefined && set(read(typed) ?? typed.trim());
  return {
    current: typed === undefined ? value : (read(typed) ?? value),
    set,
    props: {
      autoComplete: 'off',
      value: typed ?? show(value),
      onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
      onBlur: () => {
        finish();
        onBlur?.();
      },
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter' || key === 'Escape') finish();
    },
  };
}

export interface DateInputProps extends ValueProps {
  /** First and last day that the calendar offers. */
  min?: string;
  max?: string;
  /** A year left out is none to come. */
  past?: boolean;
  /** An empty field is allowed: the calendar offers to clear it. */
  clearable?: boolean;
}

/** A day, `YYYY-MM-DD`: typed as people write it, or chosen from a calendar (its button, or Alt with an arrow). */
export function DateInput({ value, onChange, onBlur, min, max, past, clearable, w, ...input }: DateInputProps) {
  const intl = useIntl();
  const field = useFieldContext();
  const id = useId();
  const { props, set, onKeyDown } = useTyped(
    { value, onChange, onBlur },
    (day) => (isDay(day) ? formatDay(intl, day) : day),
    (text) => parseDay(text, intl.locale, today(), past ? today() : max),
  );
  return (
    <Box position="relative" w={w ?? 'full'}>
      <Input
        {...input}
        {...props}
        pe="8"
        css={{ unicodeBidi: 'plaintext', textAlign: 'left', _rtl: { textAlign: 'right' } }}
        onKeyDown={(event) => {
          onKeyDown(event);
          if (event.altKey && event.key === 'ArrowDown') document.getElementById(id)?.click();
        }}
      />
      <Popover
        label={intl.formatMessage(uiMessages.calendar)}
        width="auto"
        placement="bottom-end"
        trigger={
          <Button
            id={id}
            variant="ghost"
            size="xs"
            px="0"
            position="absolute"
            insetEnd="1"
            top="50%"
            transform="translateY(-50%)"
            color="muted"
            disabled={field?.disabled}
            aria-label={intl.formatMessage(uiMessages.openCalendar)}
            aria-describedby={field?.ids.label}
          >
            <CalendarDays aria-hidden />
          </Button>
        }
      >
        {(close) => (
          <Calendar
            value={value}
            min={min}
            max={max}
            clearable={clearable}
            onChoose={(day) => {
              set(day);
              close();
            }}
          />
        )}
      </Popover>
    </Box>
  );
}

/** Minutes that an arrow moves a time by; with Page keys an hour. */
const STEP = 15;
const DAY = 24 * 60;
const STEPS: Record<string, number> = { ArrowUp: STEP, ArrowDown: -STEP, PageUp: 60, PageDown: -60 };

function stepped(time: string, by: number) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const at = hours * 60 + minutes;
  // To the next quarter of an hour first.
  const next = by > 0 ? Math.floor(at / STEP) * STEP + by : Math.ceil(at / STEP) * STEP + by;
  const [h, m] = [Math.floor((next + DAY) / 60) % 24, (next + DAY) % 60];
  return [h, m].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A time of day, `HH:mm`, on a 24-hour clock: `6`, `6:30` and `0630` are understood, arrows step. */
export function TimeInput({ value, onChange, onBlur, ...input }: ValueProps) {
  const intl = useIntl();
  const { props, set, current, onKeyDown } = useTyped({ value, onChange, onBlur }, (time) => time, parseTime);
  return (
    <Input
      {...input}
      {...props}
      dir="ltr"
      placeholder={intl.formatMessage(uiMessages.timeForm)}
      onKeyDown={(event) => {
        onKeyDown(event);
        const by = STEPS[event.key];
        if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        set(stepped(parseTime(current) ?? '00:00', by));
      }}
    />
  );
}

export interface DateRangeProps extends Pick<DateInputProps, 'min' | 'max' | 'size' | 'clearable'> {
  from: string;
  to: string;
  onChange: (range: { from: string; to: string }) => void;
  /** What is wrong with it. */
  error?: string;
}

/** First and last day. Either may be empty; the error is read out. */
export function DateRange({ from, to, onChange, error, size = 'sm', ...input }: DateRangeProps) {
  const intl = useIntl();
  const id = useId();
  const values = { from, to };
  return (
    <Box>
      <Flex gap="3" wrap="wrap" maxW="24rem">
        {(['from', 'to'] as const).map((end) => (
          <Field.Root key={end} invalid={Boolean(error)} flex="1 1 9.5rem" w="auto">
            <Field.Label>{intl.formatMessage(common[end])}</Field.Label>
            <DateInput
              {...input}
              past
              size={size}
              aria-describedby={error ? id : undefined}
              value={values[end]}
              onChange={(day) => onChange({ ...values, [end]: day })}
            />
          </Field.Root>
        ))}
      </Flex>
      <Text id={id} role="alert" textStyle="xs" color="fg.error" fontWeight="medium" mt={error ? '1.5' : '0'}>
        {error}
      </Text>
    </Box>
  );
}
