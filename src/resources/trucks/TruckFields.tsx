import { Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useMe } from '@/auth/useSession';
import { SelectField, SwitchField, TextField } from '@/form/fields';
import { NumberField } from '@/form/NumberField';
import { truckFields as label, truckMessages as messages } from './messages';

/** The form of a truck, for create and edit alike; the plate of an existing one stays. */
export function TruckFields({ isNew }: { isNew: boolean }) {
  const intl = useIntl();
  const areas = useMe().disposition_areas.map((area) => ({ value: area.id, label: area.name }));
  return (
    <>
      <TextField
        name="license_plate"
        label={intl.formatMessage(label.license_plate)}
        disabled={!isNew}
        help={isNew ? undefined : intl.formatMessage(messages.plateFixed)}
      />
      <TextField name="name" label={intl.formatMessage(label.name)} />
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
        <NumberField
          name="capacity"
          label={intl.formatMessage(label.capacity)}
          digits={3}
          help={intl.formatMessage(messages.capacityHelp)}
        />
        <NumberField name="number_of_compartments" label={intl.formatMessage(label.number_of_compartments)} />
      </Flex>
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
