import { Grid } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { dashboardMessages as messages } from '../messages';
import type { Range } from '../period/period';
import { STATS, type Stat } from '../search';
import { StatCard } from './StatCard';
import type { Scope } from './useStatistic';

interface Props {
  range: Range;
  scope: Scope;
  selected: Stat;
  onSelect: (stat: Stat) => void;
}

/** The five statistics side by side; two in a row on phones. */
export function StatCards({ range, scope, selected, onSelect }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Grid
      role="group"
      aria-label={formatMessage(messages.stats)}
      templateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        lg: 'repeat(5, minmax(0, 1fr))',
      }}
      gap="3"
      css={{ '& > :last-of-type:nth-of-type(odd)': { gridColumn: { base: 'span 2', md: 'auto' } } }}
    >
      {STATS.map((stat) => (
        <StatCard key={stat} {...{ stat, range, scope }} selected={stat === selected} onSelect={() => onSelect(stat)} />
      ))}
    </Grid>
  );
}
