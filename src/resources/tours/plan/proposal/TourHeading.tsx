import { Button, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { ProposedTour } from '@/api/generated/dashboard.schemas';
import { materialMessages } from '@/i18n/domain';
import { formatDecimal, formatKm, formatTonnes } from '@/i18n/format';
import { proposalMessages as messages } from './messages';

export interface TourHeadingProps {
  tour: ProposedTour;
  driver: string;
  open: boolean;
  onOpen: () => void;
}

/** Who drives a proposed tour and what it comes to; opens its stops. */
export function TourHeading({ tour, driver, open, onOpen }: TourHeadingProps) {
  const intl = useIntl();
  const { license_plate: plate, material_type, km, hours, lifts, tonnes } = tour;
  return (
    <Button
      variant="ghost"
      display="block"
      w="full"
      h="auto"
      p="1"
      textAlign="start"
      whiteSpace="normal"
      aria-expanded={open}
      onClick={onOpen}
    >
      <Text as="span" display="block" fontWeight="semibold">
        {plate} · {driver}
      </Text>
      <Text as="span" display="block" textStyle="tabular" color="muted" fontWeight="normal">
        {[
          formatKm(intl, km),
          intl.formatMessage(messages.hours, { hours: formatDecimal(intl, hours) }),
          intl.formatMessage(messages.lifts, { count: lifts }),
          formatTonnes(intl, tonnes),
          intl.formatList(
            material_type.map((one) => intl.formatMessage(materialMessages[one])),
            { type: 'unit' },
          ),
        ].join(' · ')}
      </Text>
    </Button>
  );
}
