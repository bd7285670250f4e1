import { Button } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { TriangleAlert, Truck, UserRound } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { Tour } from '@/api/generated/dashboard.schemas';
import { useCan } from '@/auth/useCan';
import { plusDays, today } from '@/i18n/dates';
import { CommandButton } from '@/table/CommandButton';
import { Menu, MenuItem } from '@/ui/Menu';
import { tourDetails as messages } from './messages';

/** What can be done when the truck or the driver of a tour drops out, as long as the server plans for its day. */
export function Disruptions({ tour: { date, status, license_plate, driver_id, driver_name } }: { tour: Tour }) {
  const intl = useIntl();
  const may = useCan('tours:write');
  // A tour of the night may still be under way after midnight; one that was never ended is over by then.
  const since = status === 'in_progress' ? plusDays(today(), -1) : today();
  if (date < since) return null;
  const dropsOut = (who: string) => intl.formatMessage(messages.dropsOut, { who });
  const label = (
    <>
      <TriangleAlert aria-hidden />
      {intl.formatMessage(messages.disruption)}
    </>
  );
  const look = { size: 'sm', variant: 'outline', alignSelf: 'start' } as const;
  if (!may)
    return (
      <CommandButton {...look} disabled reason={intl.formatMessage(messages.noWrite)}>
        {label}
      </CommandButton>
    );
  return (
    <Menu placement="bottom-start" trigger={<Button {...look}>{label}</Button>}>
      <MenuItem icon={<Truck />} link={<Link to="/tours/disruption" search={{ date, license_plate }} />}>
        {dropsOut(license_plate)}
      </MenuItem>
      {driver_id ? (
        <MenuItem icon={<UserRound />} link={<Link to="/tours/disruption" search={{ date, driver_id }} />}>
          {dropsOut(driver_name ?? driver_id)}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
