import { Button, VisuallyHidden } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { TourProposal } from '@/api/generated/dashboard.schemas';
import { formatDay } from '@/i18n/dates';
import { EmptyState } from '@/ui/EmptyState';
import { ButtonLink } from '@/ui/links';
import { proposalMessages as messages } from './messages';

/** What has become of a proposal; of alternatives, which are seen below it, that they are there. */
export function Outcome({ proposal, date }: { proposal: TourProposal; date: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { state, alternatives, tour_ids } = proposal;
  if (state === 'cancelled') return <EmptyState>{intl.formatMessage(messages.cancelled)}</EmptyState>;
  if (state === 'infeasible')
    return (
      <EmptyState
        action={
          <ButtonLink to="/resources" search={{ date }} variant="outline">
            {intl.formatMessage(messages.shifts)}
          </ButtonLink>
        }
      >
        {intl.formatMessage(alternatives[0]?.left_out.length ? messages.nothingFits : messages.infeasible)}
      </EmptyState>
    );
  if (state === 'committed')
    return (
      <EmptyState
        action={
          <Button onClick={() => void navigate({ to: '/tours', search: { start: date, end: date } })}>
            {intl.formatMessage(messages.showTours)}
          </Button>
        }
      >
        {intl.formatMessage(messages.committed, { count: tour_ids.length, day: formatDay(intl, date) })}
      </EmptyState>
    );
  if (state !== 'done') return null;
  return <VisuallyHidden>{intl.formatMessage(messages.proposed, { count: alternatives.length })}</VisuallyHidden>;
}
