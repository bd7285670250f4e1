import { LinkCell } from '@/table/cells';
import { TextLink } from '@/ui/links';

export const TruckLink = ({ plate }: { plate: string }) => (
  <TextLink to="/dt/trucks" search={{ plate }} fontWeight="medium">
    {plate}
  </TextLink>
);

/** The same inside a table's row. */
export const TruckCell = ({ plate }: { plate: string }) => (
  <LinkCell to="/dt/trucks" search={{ plate }}>
    {plate}
  </LinkCell>
);
