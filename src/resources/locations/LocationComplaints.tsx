import { Box, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import { useListComplaints } from '@/api/generated/complaints/complaints';
import type { Location } from '@/api/generated/dashboard.schemas';
import { formatDateTime } from '@/i18n/dates';
import { fillLevelMessages } from '@/i18n/domain';
import { ErrorState } from '@/ui/ErrorState';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { SkeletonLines } from '@/ui/Skeletons';
import { StatusMark } from '@/ui/StatusMark';
import { ComplaintLink, ComplaintsLink } from '@/resources/complaints/ComplaintLink';
import { Section } from '@/table/DescriptionList';
import { locationDetails as messages } from './messages';

/** What citizens reported of this location, newest first. */
export function LocationComplaints({ location }: { location: Location }) {
  const intl = useIntl();
  const enabled = useCan('complaints:read');
  const { data, isLoading, isError, refetch } = useListComplaints(
    { location_id: location.location_id, sort: '-created_at', page_size: 5 },
    { query: { enabled } },
  );
  return (
    <Section title={intl.formatMessage(messages.complaints)}>
      {isLoading ? <SkeletonLines lines={3} /> : null}
      {isError ? <ErrorState onRetry={() => void refetch()} /> : null}
      {data?.total_routes === 0 ? <Text color="muted">{intl.formatMessage(messages.noComplaints)}</Text> : null}
      <Box as="ul" listStyleType="none" ps="0">
        {data?.complaints.map((complaint) => (
          <Flex as="li" key={complaint.id} py="2" gap="3" wrap="wrap" justify="space-between" borderTopWidth="1px">
            <ComplaintLink id={complaint.id} />
            <time dateTime={complaint.created_at}>{formatDateTime(intl, complaint.created_at)}</time>
            <GlassSwatch code={complaint.material_type} text="short" />
            <span>{intl.formatMessage(fillLevelMessages[complaint.reported_fill_level])}</span>
            <StatusMark status={complaint.status} />
          </Flex>
        ))}
      </Box>
      {data && data.total_routes > data.complaints.length ? (
        <ComplaintsLink locationId={location.location_id}>{intl.formatMessage(messages.allComplaints)}</ComplaintsLink>
      ) : null}
    </Section>
  );
}
