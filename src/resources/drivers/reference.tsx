import { Link } from '@tanstack/react-router';
import { TextLink } from '@/ui/TextLink';

/** Opens the list at the record with this key. */
export const DriverKeyLink = ({ driverId }: { driverId: string }) => (
  <TextLink asChild>
    <Link to="/dt/drivers" search={{ q: driverId }}>
      {driverId}
    </Link>
  </TextLink>
);
