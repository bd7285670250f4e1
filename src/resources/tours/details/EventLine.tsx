import { Box, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { RouteEvent } from '@/api/generated/dashboard.schemas';
import { BinKeyLink } from '@/resources/bins/BinLink';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { LevelBar } from '@/ui/LevelBar';
import { StatusMark } from '@/ui/StatusMark';
import { skipText } from '@/i18n/skipReason';
import { onDemand } from '@/ui/onDemand';
import { tourDetails as messages } from './messages';

const EventPhoto = onDemand(() => import('../EventPhoto').then((m) => m.EventPhoto));

/** One container at a stop: colour, level as found, and why it was left full if it was. */
export function EventLine({ event }: { event: RouteEvent }) {
  const intl = useIntl();
  const { comment, is_emptied, id, photo } = event;
  const reason = skipText(intl, event);
  const why = reason ? intl.formatMessage(messages.reason, { reason }) : intl.formatMessage(messages.skipped);
  return (
    <Flex as="li" columnGap="3" align="center" wrap="wrap" minH="6">
      <GlassSwatch code={event.material_type} text="none" />
      <BinKeyLink containerId={event.container_id} />
      <LevelBar level={event.level} compact width="3.5rem" />
      {is_emptied ? null : <StatusMark status="skipped" label={why} />}
      {is_emptied && comment ? (
        <Text as="span" textStyle="secondary">
          {comment}
        </Text>
      ) : null}
      {photo ? (
        <Box flexBasis="100%" mt="1">
          <EventPhoto id={id} />
        </Box>
      ) : null}
    </Flex>
  );
}
