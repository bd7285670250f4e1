import { Alert, Box, Flex, Heading, Text } from '@chakra-ui/react';
import { CircleCheck, Mail, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Complaint } from '@/api/generated/dashboard.schemas';
import { useListComplaints } from '@/api/generated/complaints/complaints';
import { useGetLocation } from '@/api/generated/locations/locations';
import { useCan } from '@/auth/useCan';
import { formatAge, formatDateTime } from '@/i18n/dates';
import { channelMessages } from '@/i18n/domain';
import { LocationLink } from '@/resources/locations/LocationLink';
import { LocationPlace } from '@/resources/locations/LocationPlace';
import { skipText } from '@/i18n/skipReason';
import { NextTour } from '@/resources/tours/TourLink';
import { CommandButton } from '@/table/CommandButton';
import { Section } from '@/table/DescriptionList';
import { ErrorState } from '@/ui/ErrorState';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { SkeletonLines } from '@/ui/Skeletons';
import { CitizenReport } from '@/resources/complaints/CitizenReport';
import { ComplaintLink } from '@/resources/complaints/ComplaintLink';
import { UrgencyCell } from '@/resources/complaints/cells';
import { complaintMessages } from '@/resources/complaints/messages';
import { onDemand } from '@/ui/onDemand';
import { Clock } from './CaseItem';
import { inboxMessages as messages } from './messages';
import { placeOf } from './useDone';

const EventPhoto = onDemand(() => import('@/resources/tours/EventPhoto').then((m) => m.EventPhoto));
const AddToTour = lazy(() => import('./AddToTour').then((m) => ({ default: m.AddToTour })));

interface CasePaneProps {
  complaint: Complaint;
  /** Opens with the tours that it can be added to. */
  plans: boolean;
  onDone: () => void;
  onAnswer: () => void;
}

/** All about a case: what is reported, the containers there, when it was and will be emptied, and what can be done. */
export function CasePane({ complaint, plans, onDone, onAnswer }: CasePaneProps) {
  const intl = useIntl();
  const mayWrite = useCan('complaints:write');
  const mayPlan = useCan('tours:write');
  const [adding, setAdding] = useState(plans);
  const { case: of, location, material_type: material } = complaint;
  const place = useGetLocation(location?.id ?? 0, { query: { enabled: location !== null } });
  const reports = useListComplaints({ case_id: of.id, sort: 'created_at', page_size: 100 });
  const found = place.data?.location;
  const lastEmptied = found?.containers
    .filter((bin) => bin.material_type.split('+').includes(material))
    .map((bin) => bin.last_emptied_at)
    .reduce((a, b) => ((a ?? '') > (b ?? '') ? a : b), null);
  return (
    <Flex direction="column" gap="4" pb="6">
      <Box>
        <Heading as="h2" size="md">
          {location ? <LocationLink id={location.id}>{placeOf(complaint)}</LocationLink> : placeOf(complaint)}
        </Heading>
        <Text textStyle="secondary">{[complaint.street, complaint.city].filter(Boolean).join(', ')}</Text>
        <Flex columnGap="4" rowGap="1" wrap="wrap" mt="2">
          <UrgencyCell level={complaint.reported_fill_level} />
          <GlassSwatch code={material} text="short" />
          <span>{intl.formatMessage(messages.reports, { count: of.reports })}</span>
          <Clock of={of} />
        </Flex>
      </Box>
      {of.reopened ? <Text textStyle="secondary">{intl.formatMessage(messages.reopened)}</Text> : null}
      {of.obstacle ? (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>
              {intl.formatMessage(messages.obstacle, {
                when: formatAge(intl, of.obstacle.recorded_at),
                comment: skipText(intl, of.obstacle),
              })}
            </Alert.Title>
            {of.obstacle.photo_of ? <EventPhoto id={of.obstacle.photo_of} /> : null}
          </Alert.Content>
        </Alert.Root>
      ) : null}
      <Flex gap="2" wrap="wrap">
        <CommandButton
          disabled={!mayWrite}
          reason={intl.formatMessage(complaintMessages.noWrite)}
          aria-keyshortcuts="E"
          onClick={onDone}
        >
          <CircleCheck aria-hidden />
          {intl.formatMessage(messages.done)}
        </CommandButton>
        {location ? (
          <CommandButton
            variant="outline"
            disabled={!mayPlan}
            reason={intl.formatMessage(messages.noAddToTour)}
            onClick={() => setAdding(true)}
          >
            <Plus aria-hidden />
            {intl.formatMessage(messages.addToTour)}
          </CommandButton>
        ) : null}
        <CommandButton
          variant="outline"
          disabled={!mayWrite}
          reason={intl.formatMessage(complaintMessages.noWrite)}
          onClick={onAnswer}
        >
          <Mail aria-hidden />
          {intl.formatMessage(messages.answer)}
        </CommandButton>
      </Flex>
      {location ? (
        <>
          <NextTour locationId={location.location_id} material={material} lastEmptied={lastEmptied} />
          {place.isError ? <ErrorState onRetry={() => void place.refetch()} /> : null}
          {place.isLoading ? <SkeletonLines lines={8} /> : null}
          {found ? <LocationPlace location={found} /> : null}
        </>
      ) : (
        <Text color="muted">{intl.formatMessage(complaintMessages.unknownLocation)}</Text>
      )}
      <Section title={intl.formatMessage(messages.filed)}>
        {reports.isError ? <ErrorState onRetry={() => void reports.refetch()} /> : null}
        {reports.isLoading ? <SkeletonLines lines={2} /> : null}
        <Box as="ul" listStyleType="none" ps="0">
          {reports.data?.complaints.map((one) => (
            <Flex as="li" key={one.id} columnGap="4" py="2" wrap="wrap" borderTopWidth="1px">
              <ComplaintLink id={one.id} />
              <time dateTime={one.created_at}>{formatDateTime(intl, one.created_at)}</time>
              <UrgencyCell level={one.reported_fill_level} />
              <span>{intl.formatMessage(channelMessages[one.channel])}</span>
              <CitizenReport complaint={one} />
            </Flex>
          ))}
        </Box>
      </Section>
      <Suspense>
        {adding && location ? (
          <AddToTour complaint={complaint} place={location} onClose={() => setAdding(false)} />
        ) : null}
      </Suspense>
    </Flex>
  );
}
