import { Box, Button, Field, Flex, Progress, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { FieldError, TourAlternative, TourProposal, TourProposalChoice } from '@/api/generated/dashboard.schemas';
import {
  useCancelTourProposal,
  useCommitTourProposal,
  useCreateTourProposal,
  useGetTourProposal,
} from '@/api/generated/planning/planning';
import { useCan } from '@/auth/useCan';
import { isLost, problemOf, statusOf } from '@/form/problem';
import { common } from '@/i18n/common';
import { formatDay, plusDays, today } from '@/i18n/dates';
import { formatPercent } from '@/i18n/format';
import { isDay } from '@/i18n/isDay';
import { useHolidays } from '@/shifts/schedule/holidays';
import { reasonOf } from '@/table/BulkReportDialog';
import { CommandButton } from '@/table/CommandButton';
import { FrameBody } from '@/table/TableFrame';
import { DateInput } from '@/ui/dateInputs';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonLines } from '@/ui/Skeletons';
import { Problem } from '@/ui/Problem';
import { AHEAD } from '../search';
import { Alternatives } from './Alternatives';
import { Bases } from './Bases';
import { LeftOut } from './LeftOut';
import { proposalMessages as messages } from './messages';
import { Outcome } from './Outcome';

/** How often a proposal that is being made is asked for, in ms. */
const ASK = 700;
/** So many changed shifts and containers are named. */
const NAMED = 6;

interface ProposalProps {
  date: string;
  /** The proposal shown; none before one is asked for. */
  id: number | undefined;
  onChange: (search: { date?: string; proposal?: number }) => void;
}

/** The tours of a day as the planner proposes them: asked for, watched, compared, and planned or discarded. */
export function Proposal({ date, id, onChange }: ProposalProps) {
  const intl = useIntl();
  const mayWrite = useCan('tours:write');
  const day = formatDay(intl, date);
  const holiday = useHolidays(date).get(date);
  const [problem, setProblem] = useState<string>();
  /** The proposal that could be chosen from here. */
  const [offered, setOffered] = useState<number>();
  /** The one that was planned here, as far as is known: an attempt may have had its effect without a response. */
  const [own, setOwn] = useState<number>();
  const create = useCreateTourProposal();
  const cancel = useCancelTourProposal();
  const commit = useCommitTourProposal();
  const { data, error, refetch } = useGetTourProposal(id ?? 0, {
    query: {
      enabled: id !== undefined,
      refetchInterval: ({ state }) => (state.data?.tour_proposal.state === 'running' ? ASK : false),
    },
  });
  const proposal = id === undefined ? undefined : data?.tour_proposal;
  // What was wrong belongs to what was shown.
  const show = (day: string) => {
    setProblem(undefined);
    onChange({ date: day });
  };
  const propose = async (wishes: Partial<TourAlternative> = {}) => {
    const { pinned_location_ids = [], banned_location_ids = [] } = wishes;
    setProblem(undefined);
    try {
      const { tour_proposal: made } = await create.mutateAsync({
        data: { date, pinned_location_ids, banned_location_ids },
      });
      onChange({ date, proposal: made.id });
    } catch (error) {
      setProblem(intl.formatMessage(messages.refused, { reason: reasonOf(error, intl) }));
    }
  };
  const staleText = (changed: readonly FieldError[] = []) => {
    const names = changed.map(({ path }) => path.slice(path.indexOf('.') + 1));
    const what = names.slice(0, NAMED).join(', ');
    return what ? intl.formatMessage(messages.stale, { what, more: Math.max(0, names.length - NAMED) }) : undefined;
  };
  const wordsOf = (error: unknown) =>
    (statusOf(error) === 409 && staleText(problemOf(error)?.errors)) ||
    intl.formatMessage(messages.refused, { reason: reasonOf(error, intl) });
  const plan = async (data: TourProposalChoice, of: TourProposal) => {
    setProblem(undefined);
    setOwn(of.id);
    try {
      await commit.mutateAsync({ id: of.id, data });
      await refetch();
    } catch (error) {
      setProblem(wordsOf(error));
      if (statusOf(error) !== 409) return;
      setOwn(own);
      // Somebody else may have planned it.
      void refetch();
    }
  };
  const stop = async (of: TourProposal) => {
    await cancel.mutateAsync({ id: of.id }).catch(() => undefined);
    void refetch();
  };
  const isCommitted = proposal?.state === 'committed';
  if (proposal?.state === 'done' && offered !== proposal.id) setOffered(proposal.id);
  const byOther = isCommitted && offered === proposal.id && own !== proposal.id;
  // What somebody else has planned meanwhile is said before the next change is refused for it.
  const wrong = isCommitted ? undefined : (problem ?? staleText(proposal?.changes));
  const said = byOther ? intl.formatMessage(messages.byOther) : wrong;
  const running = proposal?.state === 'running';
  const left = proposal?.alternatives[0]?.left_out ?? [];
  return (
    <FrameBody>
      <Flex gap="3" align="end" wrap="wrap">
        <Field.Root w="auto">
          <Field.Label>{intl.formatMessage(messages.day)}</Field.Label>
          <DateInput
            value={date}
            min={today()}
            max={plusDays(today(), AHEAD)}
            w="10rem"
            onChange={(next) => isDay(next) && show(next)}
          />
        </Field.Root>
        <CommandButton
          variant={proposal ? 'outline' : 'solid'}
          disabled={!mayWrite || running || create.isPending}
          reason={intl.formatMessage(messages.noWrite)}
          aria-busy={running || create.isPending}
          onClick={() => void propose()}
        >
          {intl.formatMessage(proposal ? messages.anew : messages.propose)}
        </CommandButton>
        <Text color="warning.fg" minH="10" alignContent="center" role="status">
          {holiday ? intl.formatMessage(messages.holiday, { holiday }) : null}
        </Text>
      </Flex>
      <Bases />
      <Problem>{said}</Problem>
      {id === undefined ? (
        <EmptyState picture="search">{intl.formatMessage(messages.intro, { day })}</EmptyState>
      ) : isLost(error) ? (
        <EmptyState picture="search">{intl.formatMessage(messages.gone)}</EmptyState>
      ) : error && !proposal ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !proposal ? (
        <SkeletonLines lines={8} />
      ) : running ? (
        <Running progress={proposal.progress} day={day} onCancel={() => void stop(proposal)} />
      ) : proposal.state === 'failed' ? (
        <ErrorState message={intl.formatMessage(messages.failed)} onRetry={() => void propose()} />
      ) : proposal.state !== 'done' ? null : (
        <Alternatives
          key={proposal.id}
          proposal={proposal}
          mayPlan={mayWrite}
          pending={commit.isPending}
          onPlan={(choice) => void plan(choice, proposal)}
          onAnew={propose}
          onDiscard={() => show(date)}
          onError={(error) => setProblem(error === undefined ? undefined : wordsOf(error))}
        />
      )}
      {/* Always there, so that what comes out is read. */}
      <Box role="status">{proposal && !isLost(error) ? <Outcome proposal={proposal} date={date} /> : null}</Box>
      {proposal?.state === 'infeasible' && left.length > 0 ? <LeftOut containers={left} date={date} /> : null}
    </FrameBody>
  );
}

function Running({ progress, day, onCancel }: { progress: number; day: string; onCancel: () => void }) {
  const intl = useIntl();
  const label = intl.formatMessage(messages.running, { day });
  return (
    <Box layerStyle="card" p="6" maxW="32rem">
      <Progress.Root value={progress} display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Progress.Label w="full" fontWeight="medium">
          {label}
        </Progress.Label>
        <Progress.Track flex="1">
          <Progress.Range />
        </Progress.Track>
        <Text textStyle="tabular" minW="10" textAlign="end" role="status">
          {formatPercent(intl, progress)}
        </Text>
      </Progress.Root>
      <Button variant="outline" mt="4" onClick={onCancel}>
        {intl.formatMessage(common.cancel)}
      </Button>
    </Box>
  );
}
