import { SegmentGroup } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { dashboardMessages as messages } from '../messages';
import { PERIODS, type PeriodName } from '../search';

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
