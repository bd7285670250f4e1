import { Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { number, object } from 'yup';
import type { MapPoint } from '@/api/generated/dashboard.schemas';
import { useUpdateCustomer } from '@/api/generated/users/users';
import { setUser } from '@/api/session';
import { useMe } from '@/auth/useSession';
import { FormDialog } from '@/form/FormDialog';
import { formMessages } from '@/form/messages';
import { say } from '@/form/rules';
import { PositionField } from '@/resources/locations/PositionField';
import type { Base } from './Bases';
import { baseMessages as messages } from './messages';

interface Values {
  latitude: number | null;
  longitude: number | null;
}

const degrees = (most: number, other: keyof Values) => {
  const outOfRange = say(formMessages.outOfRange, { min: -most, max: most });
  return number()
    .typeError(say(formMessages.notANumber))
    .nullable()
    .default(null)
    .min(-most, outOfRange)
    .max(most, outOfRange)
    .test(
      'both',
      say(formMessages.required),
      (value, { parent }) => value !== null || (parent as Values)[other] === null,
    );
};

const schema = object({ latitude: degrees(90, 'longitude'), longitude: degrees(180, 'latitude') });

interface BaseDialogProps {
  base: Base;
  place: MapPoint | null | undefined;
  onClose: () => void;
}

/** The position of the yard or the plant; without one it is guessed. */
export function BaseDialog({ base, place, onClose }: BaseDialogProps) {
  const intl = useIntl();
  const me = useMe();
  const { mutateAsync } = useUpdateCustomer();
  const save = async ({ latitude, longitude }: Values) => {
    const to = latitude === null || longitude === null ? null : { latitude, longitude };
    const { account } = await mutateAsync({ data: { [base]: to } });
    setUser({ ...me, account });
  };
  return (
    <FormDialog<Values, never>
      onClose={onClose}
      title={intl.formatMessage(messages[base])}
      submitLabel={intl.formatMessage(messages.save)}
      initialValues={{ latitude: place?.latitude ?? null, longitude: place?.longitude ?? null }}
      schema={schema}
      save={save}
      savedText={intl.formatMessage(messages.saved)}
    >
      <Text textStyle="secondary">{intl.formatMessage(base === 'yard' ? messages.yardHelp : messages.plantHelp)}</Text>
      <PositionField />
    </FormDialog>
  );
}
