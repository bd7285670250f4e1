import { Field, Switch } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { updateCustomer } from '@/api/generated/users/users';
import { setUser } from '@/api/session';
import { useMe } from '@/auth/useSession';
import { toast } from '@/ui/toast';
import { factorMessages as messages } from './messages';

/** Administrators decide whether all of them need a second factor; who has none cannot begin with it. */
export function FactorRequirement({ required, own }: { required: boolean; own: boolean }) {
  const intl = useIntl();
  const me = useMe();
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
  const disabled = pending || !(own || required);
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
        <FormattedMessage {...(own || required ? messages.factorNeedHelp : messages.factorNeedOwn)} />
      </Field.HelperText>
    </Field.Root>
  );
}
