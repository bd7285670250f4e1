import { useIntl } from 'react-intl';
import { SelectField, SwitchField, TextField } from '@/form/fields';
import { LocationField } from '@/resources/locations/referenceField';
import { ConstraintsField } from './ConstraintsField';
import { useConstructions } from './constructions';
import { MaterialField } from './MaterialField';
import { binFields as label, binMessages as messages } from './messages';

/** The form of a container, for create and edit alike. */
export function BinFields() {
  const intl = useIntl();
  const constructions = useConstructions();
  return (
    <>
      <TextField
        name="container_id"
        label={intl.formatMessage(label.container_id)}
        help={intl.formatMessage(messages.keyHelp)}
      />
      <LocationField
        name="location_id"
        optional
        label={intl.formatMessage(label.location_id)}
        help={intl.formatMessage(messages.locationHelp)}
      />
      <MaterialField name="material_type" label={intl.formatMessage(label.material_type)} />
      <SelectField
        name="construction_type"
        label={intl.formatMessage(label.construction_type)}
        options={constructions}
      />
      <SwitchField
        name="active"
        label={intl.formatMessage(label.active)}
        help={intl.formatMessage(messages.activeHelp)}
      />
      <ConstraintsField />
    </>
  );
}
