import { Box, Flex, Input, SegmentGroup, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { dashboardMessages as messages } from '../messages';
import { type PeriodName, PERIODS } from '../search';
import { rangeFault } from './period';

/** The choice of the time period. */
export function PeriodBar({ value, onChange }: { value: PeriodName; onChange: (period: PeriodName) => void }) {
  const { formatMessage } = useIntl();
  return (
    <SegmentGroup.Root
      value={value}
      aria-label={formatMessage(messages.period)}
      onValueChange={(event) => onChange(event.value as PeriodName)}
    >
      <SegmentGroup.Indicator />
      {PERIODS.map((period) => (
        <SegmentGroup.Item key={period} value={period} px={{ base: '1.5', sm: '3' }}>
          <SegmentGroup.ItemText>{formatMessage(messages[period])}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}

interface Props {
  start?: string;
  end?: string;
  max: string;
  onChange: (start: string, end: string) => void;
}

/** First and last day of a custom period. An invalid range stays in the fields with its error; the URL keeps the last valid one. */
export function RangeFields({ start, end, max, onChange }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [draft, setDraft] = useState({ start: start ?? '', end: end ?? '', of: `${start} ${end}` });
  // The URL has changed (Back, a link).
  if (draft.of !== `${start} ${end}`) setDraft({ start: start ?? '', end: end ?? '', of: `${start} ${end}` });
  const fault = rangeFault(draft.start, draft.end);

  const change = (field: 'start' | 'end') => (event: React.ChangeEvent<HTMLInputElement>) => {
    const next = { ...draft, [field]: event.target.value };
    setDraft(next);
    if (!rangeFault(next.start, next.end)) onChange(next.start, next.end);
  };
  return (
    <Box>
      <Flex gap="3" wrap="wrap">
        {(['start', 'end'] as const).map((field) => (
          <Flex key={field} align="center" gap="2">
            <Text as="label" textStyle="label" {...{ htmlFor: `${id}${field}` }}>
              {formatMessage(messages[field])}
            </Text>
            <Input
              id={`${id}${field}`}
              type="date"
              size="sm"
              w="9.5rem"
              max={max}
              value={draft[field]}
              onChange={change(field)}
              aria-invalid={fault !== null && (field === 'end' || fault === 'missing')}
              aria-describedby={fault ? `${id}fault` : undefined}
            />
          </Flex>
        ))}
      </Flex>
      <Box id={`${id}fault`} role="alert">
        {fault ? (
          <Flex align="center" gap="1.5" mt="1.5" textStyle="xs" color={fault === 'missing' ? 'muted' : 'danger.fg'}>
            <CircleAlert size={14} aria-hidden />
            {formatMessage(messages[fault])}
          </Flex>
        ) : null}
      </Box>
    </Box>
  );
}
