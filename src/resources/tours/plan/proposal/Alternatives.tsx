import { Button, Flex, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { TourAlternative, TourGoal } from '@/api/generated/dashboard.schemas';
import { formatDecimal, formatKm, formatPercent, formatTonnes } from '@/i18n/format';
import { ChoiceCard } from './ChoiceCard';
import { LeftOut } from './LeftOut';
import { goalMessages, proposalMessages as messages } from './messages';
import { ProposedTours } from './ProposedTours';

interface AlternativesProps {
  date: string;
  alternatives: readonly TourAlternative[];
  mayPlan: boolean;
  pending: boolean;
  onPlan: (goal: TourGoal) => void;
  onDiscard: () => void;
}

/** What the planner found for each goal: figures side by side, and the tours, stops and map of the one chosen. */
export function Alternatives({ date, alternatives, mayPlan, pending, onPlan, onDiscard }: AlternativesProps) {
  const intl = useIntl();
  const [goal, setGoal] = useState<TourGoal>(alternatives.find((one) => one.goal === 'balanced')?.goal ?? 'least_km');
  const chosen = alternatives.find((one) => one.goal === goal) ?? alternatives[0];
  if (!chosen) return null;
  return (
    <>
      <Grid
        role="group"
        aria-label={intl.formatMessage(messages.alternatives)}
        templateColumns={{ base: '1fr', md: `repeat(${alternatives.length}, minmax(0, 1fr))` }}
        gap="3"
      >
        {alternatives.map((one) => (
          <AlternativeCard
            key={one.goal}
            alternative={one}
            chosen={one === chosen}
            onChoose={() => setGoal(one.goal)}
          />
        ))}
      </Grid>
      <Flex gap="3">
        <Button
          disabled={!mayPlan || chosen.tours.length === 0 || pending}
          aria-busy={pending}
          onClick={() => onPlan(chosen.goal)}
        >
          {intl.formatMessage(messages.commit, { count: chosen.tours.length })}
        </Button>
        <Button variant="outline" onClick={onDiscard}>
          {intl.formatMessage(messages.discard)}
        </Button>
      </Flex>
      <ProposedTours key={chosen.goal} tours={chosen.tours} none={intl.formatMessage(messages.noTours)} />
      {chosen.left_out.length > 0 ? <LeftOut containers={chosen.left_out} date={date} /> : null}
    </>
  );
}

interface AlternativeCardProps {
  alternative: TourAlternative;
  chosen: boolean;
  onChoose: () => void;
}

function AlternativeCard({ alternative, chosen, onChoose }: AlternativeCardProps) {
  const intl = useIntl();
  const { goal, km, hours, lifts, tonnes, fill, overflow_risk: risk } = alternative;
  return (
    <ChoiceCard title={intl.formatMessage(goalMessages[goal])} chosen={chosen} onChoose={onChoose}>
      <Text as="span" display="block" textStyle="figure">
        {formatKm(intl, km)}
      </Text>
      <Text as="span" display="block" textStyle="tabular">
        {[
          intl.formatMessage(messages.lifts, { count: lifts }),
          intl.formatMessage(messages.hours, { hours: formatDecimal(intl, hours) }),
          formatTonnes(intl, tonnes),
        ].join(' · ')}
      </Text>
      {fill === null ? null : (
        <Text as="span" display="block" color="muted">
          {intl.formatMessage(messages.fill, { percent: formatPercent(intl, fill) })}
        </Text>
      )}
      <Text as="span" display="block" color={risk > 0 ? 'warning.fg' : 'muted'}>
        {intl.formatMessage(messages.risk, { count: risk })}
      </Text>
    </ChoiceCard>
  );
}
