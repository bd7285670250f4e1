import { Box } from '@chakra-ui/react';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useListNotifications } from '@/api/generated/reference/reference';
import { IconButton } from '@/ui/IconButton';
import { Popover } from '@/ui/Popover';
import { SkeletonLines } from '@/ui/Skeletons';
import { bellMessages } from './messages';
import { useAreas } from './useAreas';

const BellPanel = lazy(() => import('./BellPanel').then((module) => ({ default: module.BellPanel })));
const LATEST = 10;
const DAY_MS = 86_400_000;

/** New are the overspills of the last day that came since the list was opened last. */
export function Bell() {
  const intl = useIntl();
  const areas = useAreas();
  const [seen, setSeen] = useState(() => Date.now() - DAY_MS);
  const query = useListNotifications({ overflowing: true, limit: LATEST, disposition_area_ids: areas });
  const overspills = query.data?.notifications.route_events ?? [];
  const count = overspills.filter((event) => Date.parse(event.recorded_at) > seen).length;
  // No more were asked for.
  const more = count === LATEST;
  return (
    <Popover
      label={intl.formatMessage(bellMessages.label)}
      placement="bottom-end"
      width="22rem"
      trigger={
        <IconButton
          label={
            count > 0 ? intl.formatMessage(bellMessages.count, { count, more }) : intl.formatMessage(bellMessages.label)
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
              insetEnd="0.5"
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
              {more ? `${count}+` : count}
            </Box>
          ) : null}
        </IconButton>
      }
    >
      {(close) => (
        <Suspense fallback={<SkeletonLines />}>
          <BellPanel areas={areas} overspills={query} limit={LATEST} onFollow={close} />
        </Suspense>
      )}
    </Popover>
  );
}
