import type { Location } from '@/api/generated/dashboard.schemas';
import { BinLife } from '@/resources/bins/BinLink';
import { LocationContainers } from './LocationContainers';
import { LocationMap } from './LocationMap';

/** Where a location is, its containers, and its last 90 days. */
export const LocationPlace = ({ location }: { location: Location }) => (
  <>
    <LocationMap location={location} />
    <LocationContainers location={location} />
    <BinLife name={location.location_id} locationId={location.location_id} bins={location.containers} />
  </>
);
