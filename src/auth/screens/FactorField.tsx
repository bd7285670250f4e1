import { useFormikContext } from 'formik';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { InputField } from '../InputField';
import { factorMessages } from './messages';

/** The code of a second factor, where a password is set by a link or a code by mail: it comes when the server asks for it. */
export function FactorField() {
  const { errors } = useFormikContext<{ code: string }>();
  const [asked, ask] = useState(false);
  if (errors.code && !asked) ask(true);
  return asked ? (
    <InputField
      name="code"
      label={<FormattedMessage {...factorMessages.code} />}
      autoComplete="one-time-code"
      maxLength={40}
      fontVariantNumeric="tabular-nums"
    />
  ) : null;
}

/** The code as it is sent, if there is one. */
export const codeOf = ({ code }: { code: string }) => (code.trim() ? { code: code.trim() } : {});
