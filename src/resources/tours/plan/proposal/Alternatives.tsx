import { Button, Flex, Grid, Text, VisuallyHidden } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { TourAlternative, TourGoal, TourProposal, TourProposalChoice } from '@/api/generated/dashboard.schemas';
import { useLeaveGuard } from '@/form/useLeaveGuard';
import { formatShortDay, plusDays } from '@/i18n/dates';
import { formatDecimal, formatKm, formatPercent, formatTonnes } from '@/i18n/format';
import { CommandButton } from '@/table/CommandButton';
import { ConfirmDialog } from '@/ui/dialogs';
import { orderOf, toursOf } from './arrangement';
import { ChoiceCard } from './ChoiceCard';
import { LeftOut } from './LeftOut';
import { boardMessages, conflictMessages, goalMessages, proposalMessages as messages } from './messages';
import { PlanBoard } from './PlanBoard';
import { useArrangements } from './useArrangements';
import { Wishes } from './Wishes';

interface AlternativesProps {
  proposal: TourProposal;
  mayPlan: boolean;
  pending: boolean;
  onPlan: (choice: TourProposalChoice) => void;
  /** Plans anew with what is pinned and banned. */
  onAnew: (alternative: TourAlternative) => Promise<void>;
  onDiscard: () => void;
  onError: (error?: unknown) => void;
}

/** What the planner found for each goal: figures side by side, and the tours of the one chosen, to look at and to arrange. */
export function Alternatives({ proposal, mayPlan, pending, onPlan, onAnew, onDiscard, onError }: AlternativesProps) {
  const intl = useIntl();
  const board = useArrangements(proposal, onError);
  const guard = useLeaveGuard(board.dirty, onDiscard, { onDiscard: board.reset });
  const { alternatives } = board;
  const [goal, setGoal] = useState<TourGoal>(alternatives.find((one) => one.goal === 'balanced')?.goal ?? 'least_km');
  const [asking, ask] = useState(false);
  const chosen = alternatives.find((one) => one.goal === goal) ?? alternatives[0];
  const names = useMemo(
    () =>
      new Map(
        proposal.alternatives.flatMap(({ tours }) =>
          tours.flatMap(({ stops }) => stops.map(({ location_id, location_name }) => [location_id, location_name])),
        ),
      ),
    [proposal],
  );
  if (!chosen) return null;
  const after = formatShortDay(intl, plusDays(proposal.date, 1));
  const { tours } = chosen;
  const conflicts = tours.flatMap((tour) => tour.conflicts);
  const plan = () => {
    ask(false);
    const accepted = conflicts.length > 0 ? { accept_conflicts: true } : {};
    const { pinned_location_ids, banned_location_ids } = chosen;
    const own = { tours: toursOf(orderOf(chosen)), pinned_location_ids, banned_location_ids, ...accepted };
    onPlan({ goal, ...(board.isArranged(goal) ? own : {}) });
  };
  const anew = async (wishes: TourAlternative) => {
    guard.pass(true);
    await onAnew(wishes);
    guard.pass(false);
  };
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
            day={after}
            alternative={one}
            arranged={board.isArranged(one.goal)}
            chosen={one === chosen}
            onChoose={() => setGoal(one.goal)}
          />
        ))}
      </Grid>
      {/* What a move, a wish or taking it back comes to is read out. */}
      <VisuallyHidden role="status">
        {board.isPending(goal) ? '' : wordsOf(intl, chosen, board.isArranged(goal), after).filter(Boolean).join(' · ')}
      </VisuallyHidden>
      <Flex gap="3" wrap="wrap" align="center">
        <CommandButton
          disabled={!mayPlan || tours.length === 0 || pending || board.isPending(goal)}
          reason={mayPlan ? '' : intl.formatMessage(messages.noWrite)}
          aria-busy={pending}
          onClick={() => (conflicts.length > 0 ? ask(true) : plan())}
        >
          {intl.formatMessage(messages.commit, { count: tours.length })}
        </CommandButton>
        <Button variant="outline" onClick={guard.close}>
          {intl.formatMessage(messages.discard)}
        </Button>
        <Wishes
          alternative={chosen}
          board={board}
          mayPlan={mayPlan}
          nameOf={(key) => names.get(key) ?? key}
          onAnew={anew}
        />
      </Flex>
      <PlanBoard key={chosen.goal} alternative={chosen} board={board} mayPlan={mayPlan} />
      {chosen.left_out.length > 0 ? (
        <LeftOut
          containers={chosen.left_out}
          date={proposal.date}
          {...(mayPlan ? { onPin: (location) => void board.wish(chosen, 'pinned', location) } : {})}
        />
      ) : null}
      {guard.question}
      <ConfirmDialog
        open={asking}
        title={intl.formatMessage(boardMessages.conflictsTitle, { count: conflicts.length })}
        confirmLabel={intl.formatMessage(boardMessages.planAnyway)}
        onClose={() => ask(false)}
        onConfirm={plan}
      >
        {intl.formatMessage(boardMessages.conflictsText, {
          what: intl.formatList([...new Set(conflicts.map(({ kind }) => intl.formatMessage(conflictMessages[kind])))], {
            type: 'unit',
          }),
        })}
      </ConfirmDialog>
    </>
  );
}

interface AlternativeCardProps {
  alternative: TourAlternative;
  /** The day after the one that is planned. */
  day: string;
  /** By hand. */
  arranged: boolean;
  chosen: boolean;
  onChoose: () => void;
}

/** Its name, and what it comes to: kilometres, work, fill when emptied with the kilometres for a tonne, and what may overflow by the day after. */
function wordsOf(intl: IntlShape, alternative: TourAlternative, arranged: boolean, day: string) {
  const { goal, km, hours, lifts, tonnes, fill, overflow_risk: risk } = alternative;
  const name = intl.formatMessage(goalMessages[goal]);
  const work = [
    intl.formatMessage(messages.lifts, { count: lifts }),
    intl.formatMessage(messages.hours, { hours: formatDecimal(intl, hours) }),
    formatTonnes(intl, tonnes),
  ];
  const worth = [
    ...(fill === null ? [] : [intl.formatMessage(messages.fill, { percent: formatPercent(intl, fill) })]),
    ...(tonnes > 0 ? [intl.formatMessage(messages.perTonne, { distance: formatKm(intl, km / tonnes) })] : []),
  ];
  return [
    arranged ? `${name} (${intl.formatMessage(boardMessages.arranged)})` : name,
    formatKm(intl, km),
    work.join(' · '),
    worth.join(' · '),
    intl.formatMessage(messages.risk, { count: risk, day }),
  ] as const;
}

function AlternativeCard({ alternative, day, arranged, chosen, onChoose }: AlternativeCardProps) {
  const intl = useIntl();
  const [title, km, work, worth, risk] = wordsOf(intl, alternative, arranged, day);
  return (
    <ChoiceCard title={title} chosen={chosen} onChoose={onChoose}>
      <Text as="span" display="block" textStyle="figure">
        {km}
      </Text>
      <Text as="span" display="block" textStyle="tabular">
        {work}
      </Text>
      {worth ? (
        <Text as="span" display="block" color="muted">
          {worth}
        </Text>
      ) : null}
      <Text as="span" display="block" color={alternative.overflow_risk > 0 ? 'warning.fg' : 'muted'}>
        {risk}
      </Text>
    </ChoiceCard>
  );
}
