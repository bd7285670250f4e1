import type { Complaint } from '@/api/generated/dashboard.schemas';
import { channelMessages, fillLevelMessages } from '@/i18n/domain';
import { LocationLink } from '@/resources/locations/reference';
import { AreaCell, DateCell, MaterialCell, StatusCell, TextCell, WordCell } from '@/table/cells';
import { Facts } from '@/table/Facts';
import { openSince } from './age';
import { AgeCell, UnknownLocation } from './cells';
import { complaintFields as label } from './messages';

/** The notification's own fields. */
export function ComplaintFacts({ complaint }: { complaint: Complaint }) {
  const { location } = complaint;
  return (
    <Facts
      facts={[
        [label.status, <StatusCell key="status" status={complaint.status} />],
        [label.age, <AgeCell key="age" since={openSince(complaint)} />],
        [
          label.location_id,
          location ? (
            <LocationLink key="location" id={location.id}>
              {location.location_id}
            </LocationLink>
          ) : (
            <UnknownLocation key="location" />
          ),
        ],
        [label.location_name, <TextCell key="name" value={complaint.location_name} />],
        [label.street, <TextCell key="street" value={complaint.street} />],
        [label.city, <TextCell key="city" value={complaint.city} />],
        [label.disposition_area, <AreaCell key="area" value={location?.disposition_area_id ?? null} />],
        [label.material_type, <MaterialCell key="material" value={complaint.material_type} />],
        [label.channel, <WordCell key="channel" value={complaint.channel} words={channelMessages} />],
        [
          label.reported_fill_level,
          <WordCell key="reported" value={complaint.reported_fill_level} words={fillLevelMessages} />,
        ],
        [
          label.emptied_fill_level,
          <WordCell key="emptied" value={complaint.emptied_fill_level} words={fillLevelMessages} />,
        ],
        [label.created_at, <DateCell key="created" value={complaint.created_at} />],
        [label.closed_at, <DateCell key="closed" value={complaint.closed_at} />],
        [label.updated_at, <DateCell key="changed" value={complaint.updated_at} />],
      ]}
    />
  );
}
