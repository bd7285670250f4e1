import { Box, Text } from '@chakra-ui/react';
import { CircleCheck, Plus } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { Complaint, ComplaintList } from '@/api/generated/dashboard.schemas';
import { useSettings } from '@/theme/settings';
import { isRtl } from '@/ui/direction';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Segments } from '@/ui/Segments';
import { SkeletonLines } from '@/ui/Skeletons';
import { Swipes } from '@/ui/Swipe';
import { usePhone } from '@/ui/useMedia';
import { CaseItem } from './CaseItem';
import { inboxMessages as messages } from './messages';
import { shows, type Show } from './search';

interface CaseListProps {
  show: Show;
  onShow: (show: Show) => void;
  /** Undefined while it loads. */
  list: ComplaintList | undefined;
  failed: boolean;
  onRetry: () => void;
  /** The case that is open. */
  id: number | undefined;
  /** A case was opened by keyboard. */
  onEnter: () => void;
  /** What a swipe does, where the user may. */
  onDone: ((one: Complaint) => void) | undefined;
  onPlan: ((one: Complaint) => void) | undefined;
}

/** What waits, the most urgent first. */
export function CaseList({ show, onShow, list, failed, onRetry, id, onEnter, onDone, onPlan }: CaseListProps) {
  const intl = useIntl();
  const phone = usePhone();
  const { singleKeys } = useSettings();
  const cases = list?.complaints ?? [];
  const done = {
    label: intl.formatMessage(messages.done),
    icon: <CircleCheck aria-hidden />,
    palette: 'success' as const,
  };
  const add = { label: intl.formatMessage(messages.addToTour), icon: <Plus aria-hidden />, palette: 'accent' as const };
  const swipesOf = (one: Complaint) => ({
    enabled: phone && Boolean(onDone ?? onPlan),
    toEnd: onDone && { ...done, onSwipe: () => onDone(one) },
    toStart: onPlan && one.location ? { ...add, onSwipe: () => onPlan(one) } : undefined,
  });
  return (
    <>
      <Box p="3" borderBottomWidth="1px">
        <Segments
          label={intl.formatMessage(messages.show)}
          value={show}
          options={shows.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          onChange={onShow}
        />
      </Box>
      <Box position="relative" flex="1" overflowY="auto" tabIndex={-1}>
        {failed ? <ErrorState onRetry={onRetry} /> : null}
        {!list && !failed ? (
          <Box p="4">
            <SkeletonLines lines={12} />
          </Box>
        ) : null}
        {list && cases.length === 0 ? <EmptyState>{intl.formatMessage(messages.empty)}</EmptyState> : null}
        <Box
          as="ul"
          listStyleType="none"
          ps="0"
          aria-label={intl.formatMessage(messages.cases)}
          onClick={(event) => event.detail === 0 && onEnter()}
        >
          <Swipes>
            {cases.map((one) => (
              <CaseItem key={one.case.id} complaint={one} selected={one.case.id === id} swipes={swipesOf(one)} />
            ))}
          </Swipes>
        </Box>
        {list && list.total_routes > cases.length ? (
          <Text p="3" textStyle="secondary">
            {intl.formatMessage(messages.more, { shown: cases.length, total: list.total_routes })}
          </Text>
        ) : null}
      </Box>
      {phone || singleKeys ? (
        <Text p="3" borderTopWidth="1px" textStyle="secondary" hideBelow={phone ? undefined : 'lg'}>
          {intl.formatMessage(phone ? messages.swipes : messages.keys, { rtl: isRtl() })}
        </Text>
      ) : null}
    </>
  );
}
