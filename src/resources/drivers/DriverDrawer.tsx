import { Flex } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { Driver } from '@/api/generated/dashboard.schemas';
import { useGetDriver } from '@/api/generated/drivers/drivers';
import { AreaCell, BooleanCell, DateCell, TextCell } from '@/table/cells';
import { Facts } from '@/table/Facts';
import { RecordDrawer } from '@/table/RecordDrawer';
import { TextLink } from '@/ui/TextLink';
import { driverFields as label, driverMessages as messages } from './messages';
import { useDriverCommands } from './useDriverCommands';

interface DriverDrawerProps {
  /** System id, from the URL; undefined is closed. */
  id: number | undefined;
  onClose: () => void;
  onEdit: (driver: Driver) => void;
  onRemove: (driver: Driver) => void;
}

/** All about one driver. */
export function DriverDrawer({ id, onClose, onEdit, onRemove }: DriverDrawerProps) {
  const intl = useIntl();
  const { data, error, refetch } = useGetDriver(id ?? 0, { query: { enabled: id !== undefined } });
  const driver = data?.driver;
  const commands = useDriverCommands(onEdit, (drivers) => drivers.forEach(onRemove));
  return (
    <RecordDrawer
      open={id !== undefined}
      onClose={onClose}
      title={intl.formatMessage(driver ? messages.details : messages.title, { name: driver?.driver_id })}
      record={driver}
      error={error}
      onRetry={() => void refetch()}
      notFound={intl.formatMessage(messages.notFound)}
      commands={commands}
    >
      {(shown) => <Details driver={shown} />}
    </RecordDrawer>
  );
}

function Details({ driver }: { driver: Driver }) {
  const intl = useIntl();
  const phone = driver.phone ? (
    <TextLink key="phone" href={`tel:${driver.phone.replaceAll(/[^\d+]/gu, '')}`}>
      {driver.phone}
    </TextLink>
  ) : (
    intl.formatMessage(messages.noPhone)
  );
  return (
    <>
      <Facts
        facts={[
          [label.name, <TextCell key="name" value={driver.name} />],
          [label.phone, phone],
          [label.default_disposition_area_id, <AreaCell key="area" value={driver.default_disposition_area_id} />],
          [label.available, <BooleanCell key="available" value={driver.available} yes="available" no="unavailable" />],
          [label.updated_at, <DateCell key="changed" value={driver.updated_at} />],
        ]}
      />
      <Flex gap="4" wrap="wrap">
        <TextLink asChild>
          <Link to="/tours" search={{ driver_id: driver.driver_id }}>
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
