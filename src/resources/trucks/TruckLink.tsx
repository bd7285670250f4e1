import { Link } from '@tanstack/react-router';
import { LinkCell } from '@/table/cells';
import { TextLink } from '@/ui/TextLink';

/** Opens a truck. */
export const TruckLink = ({ plate }: { plate: string }) => (
  <TextLink asChild fontWeight="medium">
    <Link to="/dt/trucks" search={{ plate }}>
      {plate}
    </Link>
  </TextLink>
);

/** The same inside a table's row. */
export const TruckCell = ({ plate }: { plate: string }) => (
  <LinkCell to="/dt/trucks" search={{ plate }}>
    {plate}
  </LinkCell>
);
