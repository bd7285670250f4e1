import { Link } from '@tanstack/react-router';
import { TextLink } from '@/ui/TextLink';

/** Opens the list at the record with this key. */
export const TruckLink = ({ plate }: { plate: string }) => (
  <TextLink asChild>
    <Link to="/dt/trucks" search={{ q: plate }}>
      {plate}
    </Link>
  </TextLink>
);
