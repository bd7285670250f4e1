import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import { useMe } from '@/auth/useSession';
import { CommandButton } from '@/table/CommandButton';
import { onDemand } from '@/ui/onDemand';
import { baseMessages as messages } from './messages';

const BaseDialog = onDemand(() => import('./BaseDialog').then((m) => m.BaseDialog));

export type Base = 'yard' | 'plant';

/** Where tours begin and end and where loads are tipped; administrators set both. */
export function Bases() {
  const intl = useIntl();
  const { account } = useMe();
  const mayWrite = useCan('users:write');
  const [open, setOpen] = useState<Base>();
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Text textStyle="secondary">
        {intl.formatMessage(account.yard ? messages.yardKnown : messages.yardUnknown)}{' '}
        {intl.formatMessage(account.plant ? messages.plantKnown : messages.plantUnknown)}
      </Text>
      {(['yard', 'plant'] as const).map((base) => (
        <CommandButton
          key={base}
          size="sm"
          variant="outline"
          disabled={!mayWrite}
          reason={intl.formatMessage(messages.adminsSet)}
          onClick={() => setOpen(base)}
        >
          {intl.formatMessage(messages[base])}
        </CommandButton>
      ))}
      {open ? <BaseDialog base={open} onClose={() => setOpen(undefined)} /> : null}
    </Flex>
  );
}
