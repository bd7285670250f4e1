import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { useListLocations } from '@/api/generated/locations/locations';
import type { Location } from '@/api/generated/dashboard.schemas';
import { FieldFrame } from '@/form/FieldFrame';
import { useFormField } from '@/form/useFormField';
import { SuggestInput } from '@/ui/SuggestInput';
import { complaintLabels as label, placeMessages as messages } from './messages';

const detailOf = ({ location_name, street, city }: Location) =>
  [location_name, street, city].filter(Boolean).join(', ');

/** A form field for the location: found by key, name, street or city; the form holds the key. */
export function LocationPicker({ name }: { name: string }) {
  const intl = useIntl();
  const { value, error, setValue, onBlur } = useFormField<string>(name);
  const asked = useDeferredValue(value.trim());
  const { data, isFetching } = useListLocations({ q: asked || undefined, page_size: 8 });
  const found = data?.locations ?? [];
  const chosen = found.find((location) => location.location_id === asked);
  const [only] = found.length === 1 ? found : [];
  const help =
    asked !== '' && isFetching && !data
      ? messages.loading
      : asked !== '' && data?.total_routes === 0
        ? messages.notFound
        : messages.help;
  return (
    <FieldFrame
      label={intl.formatMessage(label.location_id)}
      help={chosen ? detailOf(chosen) : <span role="status">{intl.formatMessage(help)}</span>}
      error={error}
    >
      <SuggestInput
        name={name}
        value={value}
        onChange={setValue}
        suggestions={
          chosen ? [] : found.map((location) => ({ value: location.location_id, detail: detailOf(location) }))
        }
        onBlur={() => {
          // What can mean one location only means it.
          if (asked !== '' && only && asked === value.trim()) setValue(only.location_id);
          onBlur();
        }}
      />
    </FieldFrame>
  );
}
