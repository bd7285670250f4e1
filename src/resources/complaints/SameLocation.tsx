import { Box, Grid, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useListComplaints } from '@/api/generated/complaints/complaints';
import type { Complaint } from '@/api/generated/dashboard.schemas';
import { formatDateTime } from '@/i18n/dates';
import { Section } from '@/table/DescriptionList';
import { ErrorState } from '@/ui/ErrorState';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { SkeletonLines } from '@/ui/Skeletons';
import { StatusMark } from '@/ui/StatusMark';
import { complaintMessages as messages } from './messages';
import { ComplaintLink, ComplaintsLink } from './ComplaintLink';

const SHOWN = 5;

/** What else citizens reported of the same location, newest first. */
export function SameLocation({ complaint: { id, location_id } }: { complaint: Complaint }) {
  const intl = useIntl();
  const { data, isLoading, isError, refetch } = useListComplaints(
    { location_id: location_id ?? '', sort: '-created_at', page_size: SHOWN + 1 },
    { query: { enabled: location_id !== null } },
  );
  if (location_id === null) return null;
  const others = data?.complaints.filter((other) => other.id !== id).slice(0, SHOWN) ?? [];
  return (
    <Section title={intl.formatMessage(messages.sameLocation)}>
      {isLoading ? <SkeletonLines lines={3} /> : null}
      {isError ? <ErrorState onRetry={() => void refetch()} /> : null}
      {data && others.length === 0 ? <Text color="muted">{intl.formatMessage(messages.noOthers)}</Text> : null}
      <Box as="ul" listStyleType="none" ps="0">
        {others.map((other) => (
          <Grid
            as="li"
            key={other.id}
            py="2"
            columnGap="3"
            templateColumns={{ base: 'auto 1fr', sm: '3rem 1fr 7.5rem 5.5rem' }}
            borderTopWidth="1px"
          >
            <ComplaintLink id={other.id} />
            <time dateTime={other.created_at}>{formatDateTime(intl, other.created_at)}</time>
            <GlassSwatch code={other.material_type} text="short" />
            <StatusMark status={other.status} />
          </Grid>
        ))}
      </Box>
      {data && data.total_routes > others.length + 1 ? (
        <ComplaintsLink locationId={location_id}>
          {intl.formatMessage(messages.allHere, { count: data.total_routes })}
        </ComplaintsLink>
      ) : null}
    </Section>
  );
}
