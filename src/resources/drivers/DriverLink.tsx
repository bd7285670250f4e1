import { LinkCell } from '@/table/cells';
import { TextLink } from '@/ui/links';

/** Opens the driver with this key, under their name. */
export const DriverKeyLink = ({ driverId, children }: { driverId: string; children: string }) => (
  <TextLink to="/dt/drivers" search={{ q: driverId, open: true }}>
    {children}
  </TextLink>
);

/** The same inside a table's row. */
export const DriverCell = ({ driverId, children }: { driverId: string; children: string }) => (
  <LinkCell to="/dt/drivers" search={{ q: driverId, open: true }}>
    {children}
  </LinkCell>
);
