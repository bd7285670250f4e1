import { Link } from '@tanstack/react-router';
import { TextLink } from '@/ui/TextLink';

/** Opens a notification. */
export const ComplaintLink = ({ id }: { id: number }) => (
  <TextLink asChild fontWeight="medium">
    <Link to="/complaints" search={{ id }}>
      {String(id)}
    </Link>
  </TextLink>
);

/** The notifications about one location. */
export const ComplaintsLink = ({ locationId, children }: { locationId: string; children: string }) => (
  <TextLink asChild>
    <Link to="/complaints" search={{ location_id: locationId }}>
      {children}
    </Link>
  </TextLink>
);
