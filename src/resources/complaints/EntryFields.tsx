import { Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { SelectField } from '@/form/fields';
import { fillLevelMessages, materialMessages } from '@/i18n/domain';
import { LocationField } from '@/resources/locations/LocationField';
import { wordOptions } from '@/table/filters';
import { complaintLabels as label, placeMessages } from './messages';

const useMaterials = wordOptions(materialMessages);
const useLevels = wordOptions(fillLevelMessages);

/** Where, what and how full: the fields that create and edit share. `at` is the path of the notification in the form. */
export function EntryFields({ at = '' }: { at?: string }) {
  const intl = useIntl();
  const materials = useMaterials();
  const levels = useLevels();
  return (
    <>
      <LocationField
        name={`${at}location_id`}
        label={intl.formatMessage(label.location_id)}
        help={intl.formatMessage(placeMessages.help)}
        loading={intl.formatMessage(placeMessages.loading)}
        notFound={intl.formatMessage(placeMessages.notFound)}
      />
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
        <SelectField name={`${at}material_type`} label={intl.formatMessage(label.material_type)} options={materials} />
        <SelectField
          name={`${at}reported_fill_level`}
          label={intl.formatMessage(label.reported_fill_level)}
          options={levels}
        />
      </Flex>
    </>
  );
}
