import { Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { number, object } from 'yup';
import type { Account, MapPoint } from '@/api/generated/dashboard.schemas';
import { updateCustomer } from '@/api/generated/users/users';
import { setUser } from '@/api/session';
import { useMe } from '@/auth/useSession';
import { FormDialog } from '@/form/FormDialog';
import { formMessages } from '@/form/messages';
import { ifMatch } from '@/form/problem';
import { say } from '@/form/rules';
import { comparedPosition, PositionField } from '@/resources/locations/PositionField';
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
  onClose: () => void;
}

type Customer = Account & { updated_at: string };

const positionOf = (place: MapPoint | null | undefined): Values => ({
  latitude: place?.latitude ?? null,
  longitude: place?.longitude ?? null,
});

/** The position of the yard or the plant; without one it is guessed. */
export function BaseDialog({ base, onClose }: BaseDialogProps) {
  const intl = useIntl();
  const me = useMe();
  const { updated_at } = me.account;
  const toValues = (account: Account) => positionOf(account[base]);
  const save = async (values: Values, known: Customer | undefined) => {
    const to = values.latitude === null || values.longitude === null ? null : values;
    const { account } = await updateCustomer({ [base]: to }, known && ifMatch(known));
    setUser({ ...me, account });
  };
  return (
    <FormDialog<Values, Customer>
      onClose={onClose}
      title={intl.formatMessage(messages[base])}
      submitLabel={intl.formatMessage(messages.save)}
      initialValues={toValues(me.account)}
      schema={schema}
      save={save}
      editing={
        updated_at === undefined
          ? undefined
          : { record: { ...me.account, updated_at }, toValues, fields: comparedPosition }
      }
      savedText={intl.formatMessage(messages.saved)}
    >
      <Text textStyle="secondary">{intl.formatMessage(base === 'yard' ? messages.yardHelp : messages.plantHelp)}</Text>
      <PositionField />
    </FormDialog>
  );
}
