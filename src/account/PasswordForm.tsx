import { useIntl } from 'react-intl';
import { NewPasswordFields } from '@/auth/password/NewPasswordFields';
import { changePasswordSchema } from '@/auth/schemas';
import { updateMe } from '@/api/generated/auth/auth';
import { toast } from '@/ui/toast';
import { AccountForm, CurrentPassword } from './AccountForm';
import { accountMessages } from './messages';

const EMPTY = { current_password: '', new_password: '', repeat: '' };

export function PasswordForm() {
  const intl = useIntl();
  const change = async ({ current_password, new_password }: typeof EMPTY) => {
    await updateMe({ current_password, new_password });
    toast(intl.formatMessage(accountMessages.changed));
  };
  return (
    <AccountForm
      initialValues={EMPTY}
      schema={changePasswordSchema}
      onSubmit={change}
      submit={accountMessages.change}
      after="empty"
    >
      <CurrentPassword />
      <NewPasswordFields size="md" />
    </AccountForm>
  );
}
