import { Link } from '@tanstack/react-router';
import { LinkCell } from '@/table/cells';
import { TextLink } from '@/ui/TextLink';

/** Opens a driver by the system's id. */
export const DriverLink = ({ id, children }: { id: number; children: string }) => (
  <TextLink asChild fontWeight="medium">
    <Link to="/dt/drivers" search={{ id }}>
      {children}
    </Link>
  </TextLink>
);

/** Opens the driver with this key, for places that know only the key. */
export const DriverKeyLink = ({ driverId }: { driverId: string }) => (
  <TextLink asChild>
    <Link to="/dt/drivers" search={{ q: driverId, open: true }}>
      {driverId}
    </Link>
  </TextLink>
);

/** The same inside a table's row. */
export const DriverCell = ({ driverId }: { driverId: string }) => (
  <LinkCell to="/dt/drivers" search={{ q: driverId, open: true }}>
    {driverId}
  </LinkCell>
);
