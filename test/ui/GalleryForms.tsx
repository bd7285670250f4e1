import { Alert, Field, Flex, Input, NativeSelect, Progress, Textarea } from '@chakra-ui/react';
import { Card } from '@/ui/Card';

/** The part of the gallery with inputs and notices. */
export const GalleryForms = () => (
  <>
    <Card title="Form">
      <Flex direction="column" gap="4">
        <Field.Root required>
          <Field.Label>
            Name <Field.RequiredIndicator />
          </Field.Label>
          <Input placeholder="Domplatz" />
          <Field.HelperText>As it stands on the sign</Field.HelperText>
        </Field.Root>
        <Field.Root invalid>
          <Field.Label>City</Field.Label>
          <Input defaultValue="M" />
          <Field.ErrorText>Too short</Field.ErrorText>
        </Field.Root>
        <Field.Root>
          <Field.Label>Type</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field>
              <option>Public</option>
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Field.Root>
          <Field.Label>Comment</Field.Label>
          <Textarea />
        </Field.Root>
      </Flex>
    </Card>
    <Card title="Notices">
      <Flex direction="column" gap="3">
        {(['info', 'success', 'warning', 'error'] as const).map((status) => (
          <Alert.Root key={status} status={status}>
            <Alert.Indicator />
            <Alert.Content>
              <Alert.Title>Something to know</Alert.Title>
              <Alert.Description>And a little more about it</Alert.Description>
            </Alert.Content>
          </Alert.Root>
        ))}
        <Progress.Root value={40} aria-label="Import">
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      </Flex>
    </Card>
  </>
);
