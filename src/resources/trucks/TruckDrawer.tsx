import { Flex } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { Truck } from '@/api/generated/dashboard.schemas';
import { useGetTruck } from '@/api/generated/trucks/trucks';
import { AreaCell, BooleanCell, DateCell, TextCell } from '@/table/cells';
import { Facts } from '@/table/Facts';
import { RecordDrawer } from '@/table/RecordDrawer';
import { TextLink } from '@/ui/TextLink';
import { truckFields as label, truckMessages as messages } from './messages';
import { useTruckCommands } from './useTruckCommands';

interface TruckDrawerProps {
  /** The plate, from the URL; undefined is closed. */
  plate: string | undefined;
  onClose: () => void;
  onEdit: (truck: Truck) => void;
  onRemove: (truck: Truck) => void;
}

/** All about one truck. */
export function TruckDrawer({ plate, onClose, onEdit, onRemove }: TruckDrawerProps) {
  const intl = useIntl();
  const { data, error, refetch } = useGetTruck(plate ?? '', { query: { enabled: plate !== undefined } });
  const truck = data?.truck;
  const commands = useTruckCommands(onEdit, (trucks) => trucks.forEach(onRemove));
  return (
    <RecordDrawer
      open={plate !== undefined}
      onClose={onClose}
      title={intl.formatMessage(truck ? messages.details : messages.title, { name: truck?.license_plate })}
      record={truck}
      error={error}
      onRetry={() => void refetch()}
      notFound={intl.formatMessage(messages.notFound)}
      commands={commands}
    >
      {(shown) => <Details truck={shown} />}
    </RecordDrawer>
  );
}

function Details({ truck }: { truck: Truck }) {
  const intl = useIntl();
  return (
    <>
      <Facts
        facts={[
          [label.name, <TextCell key="name" value={truck.name} />],
          [label.capacity, intl.formatNumber(truck.capacity)],
          [label.number_of_compartments, intl.formatNumber(truck.number_of_compartments)],
          [label.default_disposition_area_id, <AreaCell key="area" value={truck.default_disposition_area_id} />],
          [label.available, <BooleanCell key="available" value={truck.available} yes="available" no="unavailable" />],
          [label.updated_at, <DateCell key="changed" value={truck.updated_at} />],
        ]}
      />
      <Flex gap="4" wrap="wrap">
        <TextLink asChild>
          <Link to="/tours" search={{ license_plate: truck.license_plate }}>
            {intl.formatMessage(messages.allTours)}
          </Link>
        </TextLink>
        <TextLink asChild>
          <Link to="/resources">{intl.formatMessage(messages.shifts)}</Link>
        </TextLink>
      </Flex>
    </>
  );
}
