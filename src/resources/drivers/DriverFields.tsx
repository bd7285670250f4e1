import { useIntl } from 'react-intl';
import { useMe } from '@/auth/useSession';
import { allPages, WHOLE } from '@/api/allPages';
import { listPhones, useListPhones } from '@/api/generated/phones/phones';
import { SelectField, SwitchField, TextField } from '@/form/fields';
import { useFormField } from '@/form/useFormField';
import { driverFields as label, driverMessages as messages } from './messages';

/** The form of a driver, for create and edit alike. */
export function DriverFields() {
  const intl = useIntl();
  const areas = useMe().disposition_areas.map((area) => ({ value: area.id, label: area.name }));
  return (
    <>
      <TextField
        name="driver_id"
        label={intl.formatMessage(label.driver_id)}
        help={intl.formatMessage(messages.keyHelp)}
      />
      <TextField name="name" label={intl.formatMessage(label.name)} />
      <PhoneField />
      <SelectField
        name="default_disposition_area_id"
        label={intl.formatMessage(label.default_disposition_area_id)}
        options={areas}
        none={intl.formatMessage(messages.noArea)}
      />
      <SwitchField
        name="available"
        label={intl.formatMessage(label.available)}
        help={intl.formatMessage(messages.availableHelp)}
      />
    </>
  );
}

/** One of the operation's phones. */
function PhoneField() {
  const intl = useIntl();
  const { value: own } = useFormField<string | null>('driver_id');
  const { value: chosen } = useFormField<string | null>('phone');
  const phones = useListPhones(WHOLE, { query: { queryFn: allPages(listPhones, 'phones') } }).data?.phones ?? [];
  const options = phones.map(({ number, label: name, driver_id }) => ({
    value: number,
    label:
      driver_id && driver_id !== own
        ? intl.formatMessage(messages.phoneOf, { number, label: name, driver: driver_id })
        : intl.formatMessage(messages.phoneFree, { number, label: name }),
  }));
  // A number that is not in the list (any more) must not vanish from the form.
  if (chosen && !phones.some(({ number }) => number === chosen)) options.unshift({ value: chosen, label: chosen });
  return (
    <SelectField
      name="phone"
      label={intl.formatMessage(label.phone)}
      options={options}
      none={intl.formatMessage(messages.noPhone)}
    />
  );
}
