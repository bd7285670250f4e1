import { Field, Switch } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { updateCustomer } from '@/api/generated/users/users';
import { setUser } from '@/api/session';
import { useCan } from '@/auth/useCan';
import { useMe } from '@/auth/useSession';
import { toast } from '@/ui/toast';
import { factorMessages as messages } from './messages';

/** Administrators decide whether all of them need a second factor; who has none cannot begin with it. */
export function FactorRequirement({ own }: { own: boolean }) {
  const intl = useIntl();
  const me = useMe();
  const decides = useCan('users:write');
  const required = me.account.admins_need_second_factor === true;
  const [pending, setPending] = useState(false);
  const change = async (on: boolean) => {
    setPending(true);
    try {
      const { account } = await updateCustomer({ admins_need_second_factor: on });
      setUser({ ...me, account });
      toast(intl.formatMessage(on ? messages.factorNeeded : messages.factorOptional));
    } catch {
      toast(intl.formatMessage(messages.factorNeedFailed), { variant: 'error' });
    }
    setPending(false);
  };
  const canSwitch = own || required;
  const disabled = pending || !decides || !canSwitch;
  return (
    <Field.Root disabled={disabled} mt="4" pt="4" borderTopWidth="1px">
      <Switch.Root checked={required} disabled={disabled} onCheckedChange={({ checked }) => void change(checked)}>
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>
          <FormattedMessage {...messages.factorNeed} />
        </Switch.Label>
      </Switch.Root>
      <Field.HelperText>
        <FormattedMessage
          {...(!decides ? messages.factorNeedAdmins : canSwitch ? messages.factorNeedHelp : messages.factorNeedOwn)}
        />
      </Field.HelperText>
    </Field.Root>
  );
}
