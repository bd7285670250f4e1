import { TextLink } from '@/ui/links';

/** Opens a notification. */
export const ComplaintLink = ({ id }: { id: number }) => (
  <TextLink to="/complaints" search={{ id }} fontWeight="medium">
    {String(id)}
  </TextLink>
);

/** The notifications about one location. */
export const ComplaintsLink = ({ locationId, children }: { locationId: string; children: string }) => (
  <TextLink to="/complaints" search={{ location_id: locationId }}>
    {children}
  </TextLink>
);
