import { Box, Button, Checkbox, Fieldset, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { array, number, object, string } from 'yup';
import type { CreatedMachineToken, MachineTokenInput, Permission } from '@/api/generated/dashboard.schemas';
import { useCreateToken } from '@/api/generated/tokens/tokens';
import { useMe } from '@/auth/useSession';
import { grantable } from '@/api/grantable';
import { SelectField, TextField } from '@/form/fields';
import { FormDialog } from '@/form/FormDialog';
import { requiredText, say } from '@/form/rules';
import { useFormField } from '@/form/useFormField';
import { useLeaveGuard } from '@/form/useLeaveGuard';
import { CopyField } from '@/ui/CopyField';
import { ModalDialog } from '@/ui/dialogs';
import { Problem } from '@/ui/Problem';

import { resourceText, tokenLabels as label, tokenMessages as messages, verbText } from './messages';

interface Values {
  name: string;
  scopes: Permission[];
  days: number | null;
}

const schema = object({
  name: requiredText(120),
  scopes: array(string().required()).min(1, say(messages.scopesNeeded)),
  days: number().nullable(),
});

/** Creates a token, and then shows its secret, once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { mutateAsync } = useCreateToken();
  const [created, setCreated] = useState<CreatedMachineToken>();
  const save = async ({ days, ...values }: Values) => {
    const data: MachineTokenInput = { ...values };
    if (days) data.expires_at = new Date(Date.now() + days * 86_400_000).toISOString();
    setCreated(await mutateAsync({ data }));
  };
  if (created) return <Secret created={created} onClose={onClose} />;
  return (
    <FormDialog
      onClose={onClose}
      title={intl.formatMessage(messages.create)}
      submitLabel={intl.formatMessage(messages.create)}
      initialValues={{ name: '', scopes: [], days: 90 } as Values}
      schema={schema}
      save={save}
      savedText={intl.formatMessage(messages.created)}
    >
      <TextField name="name" label={intl.formatMessage(label.name)} help={intl.formatMessage(messages.nameHelp)} />
      <SelectField
        name="days"
        label={intl.formatMessage(label.expires_at)}
        none={intl.formatMessage(messages.never)}
        options={[30, 90, 365].map((days) => ({ value: days, label: intl.formatMessage(messages.inDays, { days }) }))}
      />
      <Scopes />
    </FormDialog>
  );
}

/** A box for each permission that the creator has and a token can have, by resource. */
function Scopes() {
  const intl = useIntl();
  const { value, error, setValue } = useFormField<Permission[]>('scopes');
  const offered = useMe().permissions.filter(grantable);
  const resources = [...new Set(offered.map((scope) => scope.split(':')[0] ?? ''))]
    .map((resource) => ({ resource, text: resourceText(resource, intl) }))
    .toSorted((a, b) => a.text.localeCompare(b.text, intl.locale));
  return (
    // No Field.Root: it would give all boxes one id.
    <Fieldset.Root invalid={Boolean(error)}>
      <Fieldset.Legend textStyle="label">{intl.formatMessage(label.scopes)}</Fieldset.Legend>
      {/* Below the boxes it would be out of sight. */}
      <Problem textStyle="sm">{error}</Problem>
      {resources.map(({ resource, text }) => (
        <Flex key={resource} role="group" aria-label={text} columnGap="3.5" minH="10" align="center" wrap="wrap">
          <Text w="40">{text}</Text>
          {offered.flatMap((scope) => {
            const [of, verb = ''] = scope.split(':');
            if (of !== resource) return [];
            return (
              <Checkbox.Root
                key={scope}
                checked={value.includes(scope)}
                onCheckedChange={({ checked }) =>
                  setValue(checked === true ? [...value, scope] : value.filter((other) => other !== scope))
                }
              >
                <Checkbox.HiddenInput />
                <Checkbox.Control>
                  <Checkbox.Indicator />
                </Checkbox.Control>
                <Checkbox.Label>{verbText(verb, intl)}</Checkbox.Label>
              </Checkbox.Root>
            );
          })}
        </Flex>
      ))}
    </Fieldset.Root>
  );
}

const leaveSecret = {
  title: messages.secretLeave,
  text: messages.secretLeaveText,
  confirm: messages.secretLeaveConfirm,
};

/** Shown this once: who leaves the page without it is asked. */
function Secret({ created: { token, secret }, onClose }: { created: CreatedMachineToken; onClose: () => void }) {
  const intl = useIntl();
  const guard = useLeaveGuard(true, onClose, { words: leaveSecret });
  const title = intl.formatMessage(messages.secret, { name: token.name });
  return (
    <ModalDialog
      open
      title={title}
      footer={
        <Button variant="outline" onClick={guard.leave}>
          {intl.formatMessage(messages.done)}
        </Button>
      }
    >
      <Box role="status" pb="2">
        <Text mb="3">{intl.formatMessage(messages.secretText)}</Text>
        <CopyField
          label={title}
          value={secret}
          button={intl.formatMessage(messages.copy)}
          copied={intl.formatMessage(messages.copied)}
        />
      </Box>
      {guard.question}
    </ModalDialog>
  );
}
