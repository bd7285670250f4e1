import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Pin } from 'lucide-react';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { LeftOutContainer } from '@/api/generated/dashboard.schemas';
import { useAreaChoices } from '@/auth/useSession';
import { common } from '@/i18n/common';
import { formatShortDay } from '@/i18n/dates';
import { materialMessages } from '@/i18n/domain';
import { NOTHING } from '@/i18n/format';
import { BinKeyLink } from '@/resources/bins/BinLink';
import { IconButton } from '@/ui/IconButton';
import { boardMessages, leftOutMessages, proposalMessages as messages } from './messages';

interface LeftOutProps {
  containers: readonly LeftOutContainer[];
  /** The day of the tours. */
  date: string;
  title?: string;
  /** Has a location served in any case. */
  onPin?: (location: string) => void;
}

/** Containers that no tour empties, by the reason. */
export function LeftOut({ containers, date, title, onPin }: LeftOutProps) {
  const intl = useIntl();
  const areas = useAreaChoices();
  const name = title ?? intl.formatMessage(messages.leftOut);
  const reasons = new Map<string, LeftOutContainer[]>();
  for (const one of containers) {
    const area = areas.find(({ id }) => id === one.disposition_area_id)?.name;
    const reason = reasonOf(intl, one, area, date);
    reasons.set(reason, [...(reasons.get(reason) ?? []), one]);
  }
  return (
    <Box as="section" aria-label={name} layerStyle="card" p="4">
      <Text fontWeight="semibold" mb="2">
        {name}
      </Text>
      {[...reasons].map(([reason, own]) => (
        <OfReason key={reason} {...{ reason, onPin }} containers={own} />
      ))}
    </Box>
  );
}

/** Before the rest is asked for: a large city leaves thousands out. */
const FIRST = 30;

interface OfReasonProps extends Pick<LeftOutProps, 'containers'> {
  reason: string;
  onPin: LeftOutProps['onPin'];
}

function OfReason({ reason, containers, onPin }: OfReasonProps) {
  const intl = useIntl();
  const [all, setAll] = useState(false);
  return (
    <Box mb="2">
      <Text>
        {reason}: {intl.formatMessage(messages.containers, { count: containers.length })}
      </Text>
      <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="3" textStyle="sm">
        {(all ? containers : containers.slice(0, FIRST)).map(({ container_id, location_id }) => (
          <Flex as="li" key={container_id} align="center">
            <BinKeyLink containerId={container_id} />
            {onPin ? (
              <IconButton
                size="xs"
                label={intl.formatMessage(boardMessages.pinOf, { name: container_id })}
                onClick={() => onPin(location_id)}
              >
                <Pin size={14} aria-hidden />
              </IconButton>
            ) : null}
          </Flex>
        ))}
      </Flex>
      {all || containers.length <= FIRST ? null : (
        <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
          {intl.formatMessage(common.showAll, { count: containers.length })}
        </Button>
      )}
    </Box>
  );
}

/** "trucks are full of white glass", "no shift in Nord" */
const reasonOf = (intl: IntlShape, { reason, material_type }: LeftOutContainer, area = NOTHING, date: string) =>
  intl.formatMessage(leftOutMessages[reason], {
    ...{ area, day: formatShortDay(intl, date) },
    material: intl.formatMessage(materialMessages[material_type]),
  });
