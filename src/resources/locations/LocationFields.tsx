import { Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useMe } from '@/auth/useSession';
import { SelectField, SwitchField, TextField } from '@/form/fields';
import { locationTypeMessages } from '@/i18n/domain';
import { wordOptions } from '@/table/filters';
import { locationFields as label, locationMessages as messages } from './messages';
import { PositionFields } from './PositionFields';

const useTypes = wordOptions(locationTypeMessages);

/** The form of a location, for create and edit alike. */
export function LocationFields() {
  const intl = useIntl();
  const types = useTypes();
  const areas = useMe().disposition_areas.map((area) => ({ value: area.id, label: area.name }));
  return (
    <>
      <TextField
        name="location_id"
        label={intl.formatMessage(label.location_id)}
        help={intl.formatMessage(messages.keyHelp)}
      />
      <TextField name="location_name" label={intl.formatMessage(label.location_name)} />
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
        <TextField name="street" optional label={intl.formatMessage(label.street)} />
        <TextField name="city" optional label={intl.formatMessage(label.city)} />
      </Flex>
      <PositionFields />
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
        <SelectField name="location_type" label={intl.formatMessage(label.location_type)} options={types} />
        <SelectField
          name="disposition_area_id"
          label={intl.formatMessage(label.disposition_area_id)}
          options={areas}
          none={intl.formatMessage(messages.noArea)}
        />
      </Flex>
      <SwitchField
        name="is_active"
        label={intl.formatMessage(label.is_active)}
        help={intl.formatMessage(messages.activeHelp)}
      />
    </>
  );
}
