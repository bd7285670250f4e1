import { Box } from '@chakra-ui/react';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useListComplaints } from '@/api/generated/complaints/complaints';
import { useListNotifications } from '@/api/generated/reference/reference';
import { latestOverspills, urgentComplaints } from '@/api/urgent';
import { useCan } from '@/auth/useCan';
import { IconButton } from '@/ui/IconButton';
import { Popover } from '@/ui/Popover';
import { SkeletonLines } from '@/ui/Skeletons';
import { onDemand } from '@/ui/onDemand';
import { bellMessages } from './messages';
import { useAreas } from './useAreas';

const BellPanel = onDemand(() => import('./BellPanel').then((m) => m.BellPanel), <SkeletonLines />);
const DAY_MS = 86_400_000;

/** Counts the urgent notifications, and the overspills of the last day that came since the list was opened last. */
export function Bell() {
  const intl = useIntl();
  const areas = useAreas();
  const [seen, setSeen] = useState(() => Date.now() - DAY_MS);
  const complaints = useListComplaints(urgentComplaints(areas), { query: { enabled: useCan('complaints:read') } });
  const asked = latestOverspills(areas);
  const overspills = useListNotifications(asked);
  const events = overspills.data?.notifications.route_events ?? [];
  const fresh = events.filter((event) => Date.parse(event.recorded_at) > seen).length;
  const urgent = complaints.data?.total_routes ?? 0;
  // No more were asked for.
  const more = fresh === asked.limit;
  const count = urgent + fresh;
  const badge = more ? `${count}+` : `${count}`;
  return (
    <Popover
      label={intl.formatMessage(bellMessages.label)}
      placement="bottom-end"
      width="22rem"
      trigger={
        <IconButton
          label={
            count > 0
              ? intl.formatMessage(bellMessages.count, { count: badge, urgent, fresh, more })
              : intl.formatMessage(bellMessages.label)
          }
          position="relative"
          onClick={() => setSeen(Date.now())}
        >
          <BellIcon aria-hidden />
          {count > 0 ? (
            <Box
              as="span"
              position="absolute"
              top="0.5"
              insetStart="4"
              minW="4"
              px="1"
              borderRadius="full"
              bg="danger.solid"
              color="danger.contrast"
              fontSize="10px"
              lineHeight="16px"
              fontVariantNumeric="tabular-nums"
              aria-hidden
            >
              {badge}
            </Box>
          ) : null}
        </IconButton>
      }
    >
      {(close) => <BellPanel complaints={complaints} overspills={overspills} onFollow={close} />}
    </Popover>
  );
}
