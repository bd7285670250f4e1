import { Alert } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { Failure } from '../failure';

const ICONS = { error: CircleAlert, info: Info, success: CircleCheck };

/** A line above a form, read out when it appears. */
export function Notice({ status, message, values }: Failure & { status: keyof typeof ICONS }) {
  const Icon = ICONS[status];
  return (
    <Alert.Root status={status} role={status === 'error' ? 'alert' : 'status'} mb="4">
      <Alert.Indicator>
        <Icon aria-hidden />
      </Alert.Indicator>
      <Alert.Content>
        <FormattedMessage {...message} values={values} />
      </Alert.Content>
    </Alert.Root>
  );
}
