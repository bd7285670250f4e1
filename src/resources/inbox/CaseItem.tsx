import { Box, Flex, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import type { Complaint } from '@/api/generated/dashboard.schemas';
import { formatAge, formatDay } from '@/i18n/dates';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { Swipe } from '@/ui/Swipe';
import { isOverdue } from '@/resources/complaints/age';
import { UrgencyCell } from '@/resources/complaints/cells';
import { inboxMessages as messages } from './messages';
import { placeOf } from './useDone';

/** The colour at the edge; the words beside it say the same. */
const STRIPES = {
  almost_full: 'border.emphasized',
  full: 'warning.fg',
  overfull: 'warning.fg',
  pickup_immediately: 'danger.fg',
} as const;

/** What is due when, told from now; red once it is late. */
export function Clock({ of }: { of: Complaint['case'] }) {
  const intl = useIntl();
  if (!of.due_at) return null;
  const late = isOverdue(of);
  return (
    <Text as="span" color={late ? 'danger.fg' : undefined} fontWeight={late ? 'medium' : undefined}>
      {intl.formatMessage(late ? messages.late : messages.due, { when: formatAge(intl, of.due_at) })}
    </Text>
  );
}

interface CaseItemProps {
  complaint: Complaint;
  selected: boolean;
  /** What swipes do on a phone. */
  swipes: Omit<ComponentProps<typeof Swipe>, 'children'>;
}

/** A case in the list: how urgent, where, what, how old, how often reported. */
export function CaseItem({ complaint, selected, swipes }: CaseItemProps) {
  const intl = useIntl();
  const { reports, planned } = complaint.case;
  return (
    <Box as="li" borderBottomWidth="1px">
      <Swipe {...swipes}>
        <Link
          from="/complaints/inbox"
          to="."
          search={(before) => ({ ...before, id: complaint.case.id })}
          aria-current={selected ? 'true' : undefined}
          data-case={complaint.case.id}
        >
          <Flex
            gap="3"
            py="2.5"
            pe="3"
            bg={selected ? 'bg.muted' : undefined}
            _hover={{ bg: 'bg.muted' }}
            borderStartWidth="4px"
            borderStartColor={STRIPES[complaint.reported_fill_level]}
            ps="3"
          >
            <Box minW="0" flex="1">
              <Flex justify="space-between" gap="2">
                <Text fontWeight="medium" truncate>
                  {placeOf(complaint)}
                </Text>
                {reports > 1 ? (
                  <Text flexShrink={0}>{intl.formatMessage(messages.reports, { count: reports })}</Text>
                ) : null}
              </Flex>
              <Flex columnGap="3" wrap="wrap" textStyle="secondary">
                <UrgencyCell level={complaint.reported_fill_level} />
                <GlassSwatch code={complaint.material_type} text="short" />
                <span>{formatAge(intl, complaint.case.since)}</span>
              </Flex>
              <Flex columnGap="3" wrap="wrap" textStyle="secondary">
                {planned ? (
                  <span>{intl.formatMessage(messages.planned, { day: formatDay(intl, planned.date) })}</span>
                ) : null}
                <Clock of={complaint.case} />
              </Flex>
            </Box>
          </Flex>
        </Link>
      </Swipe>
    </Box>
  );
}
