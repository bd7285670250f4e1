import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import type { TourDetail } from '@/api/generated/dashboard.schemas';
import { getGetDistanceMatrixQueryOptions } from '@/api/generated/locations/locations';
import { FormDialog } from '@/form/FormDialog';
import { problemOf } from '@/form/problem';
import { keyRule, say } from '@/form/rules';
import { LocationField } from '@/resources/locations/LocationField';
import { cheapest, waysOf } from '../detour';
import { stopMessages as messages } from '../stopMessages';
import { useStopWrites } from '../useStopWrites';

/** Asks for a location; it becomes a stop where the way becomes least longer. */
export function AddStopDialog({ detail, onClose }: { detail: TourDetail; onClose: () => void }) {
  const intl = useIntl();
  const client = useQueryClient();
  const write = useStopWrites();
  const { stops, tour } = detail;
  const schema = object({
    location_id: keyRule().test(
      'already',
      say(messages.already),
      (key) => !stops.some(({ location_id }) => location_id === key),
    ),
  });
  const save = async ({ location_id }: { location_id: string }) => {
    const asked = waysOf([stops], location_id).map((pairs) =>
      client.fetchQuery(getGetDistanceMatrixQueryOptions({ pairs })),
    );
    const found = await Promise.all(asked).catch((error: unknown) => {
      // Those of the tour are there: what is not is the one that was typed.
      for (const one of problemOf(error)?.errors ?? []) if (one.path === 'query.pairs') one.path = 'location_id';
      throw error;
    });
    const ways = found.flatMap(({ distance_matrix }) => distance_matrix);
    const { position } = cheapest(stops, location_id, ways);
    const said = intl.formatMessage(messages.added, { place: location_id, position, tour: tour.route_name });
    const all = stops.map(({ location_id: key, planned_at }) => ({ location_id: key, planned_at }));
    // It has said so with a way back, or why not.
    if (await write(detail, all.toSpliced(position - 1, 0, { location_id, planned_at: null }), said)) onClose();
    return false;
  };
  return (
    <FormDialog
      onClose={onClose}
      title={intl.formatMessage(messages.add)}
      submitLabel={intl.formatMessage(messages.add)}
      initialValues={{ location_id: '' }}
      schema={schema}
      save={save}
      savedText=""
    >
      <LocationField
        name="location_id"
        label={intl.formatMessage(messages.place)}
        help={intl.formatMessage(messages.placeHelp)}
      />
    </FormDialog>
  );
}
