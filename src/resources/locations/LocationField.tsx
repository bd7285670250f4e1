import { useIntl } from 'react-intl';
import { useListLocations } from '@/api/generated/locations/locations';
import type { Location } from '@/api/generated/dashboard.schemas';
import { FieldFrame, type FieldProps } from '@/form/FieldFrame';
import { useFormField } from '@/form/useFormField';
import { KEY } from '@/search/schema';
import { SuggestInput } from '@/ui/SuggestInput';
import { locationMessages as messages } from './messages';

interface LocationFieldProps extends FieldProps {
  /** Texts of one's own while it searches, and where there is none. */
  loading?: string;
  notFound?: string;
}

const detailOf = ({ location_name, street, city }: Location) =>
  [location_name, street, city].filter(Boolean).join(', ');

/** A form field for a location: found by key, name, street or city; the form holds the key. */
export function LocationField({ name, help, loading, notFound, ...frame }: LocationFieldProps) {
  const intl = useIntl();
  const { value, error, setValue, onBlur } = useFormField<string | null>(name);
  const text = value ?? '';
  const asked = text.trim();
  const { data, isFetching } = useListLocations({ q: asked || undefined, page_size: 8 });
  const found = data?.locations ?? [];
  const first = found.find((location) => location.location_id === asked);
  // The key itself may stand behind the first that contain it: Enter must not choose one of those.
  const more = !first && found.length < (data?.total_routes ?? 0) && KEY.test(asked);
  const own = useListLocations({ location_id: asked, page_size: 1 }, { query: { enabled: more } });
  const chosen = first ?? (more ? own.data?.locations[0] : undefined);
  const [only] = found.length === 1 ? found : [];
  const said =
    asked !== '' && isFetching && !data
      ? (loading ?? help)
      : asked !== '' && data?.total_routes === 0
        ? (notFound ?? intl.formatMessage(messages.notFound))
        : help;
  return (
    <FieldFrame {...frame} help={chosen ? detailOf(chosen) : said && <span role="status">{said}</span>} error={error}>
      <SuggestInput
        name={name}
        value={text}
        onChange={setValue}
        suggestions={
          chosen || (more && own.isFetching)
            ? []
            : found.map((location) => ({ value: location.location_id, detail: detailOf(location) }))
        }
        onBlur={() => {
          // What can mean one location only means it.
          if (asked !== '' && only) setValue(only.location_id);
          onBlur();
        }}
      />
    </FieldFrame>
  );
}
