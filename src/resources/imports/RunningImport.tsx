import { Button, Flex, Progress } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { common } from '@/i18n/common';
import { formatPercent } from '@/i18n/format';

interface RunningImportProps {
  text: string;
  /** How much of the file has been sent, then written, in percent; null while nobody has said. */
  value: number | null;
  onCancel: () => void;
}

/** What is going on, how far it is, and the way to stop it. */
export function RunningImport({ text, value, onCancel }: RunningImportProps) {
  const intl = useIntl();
  return (
    <Progress.Root value={value} size="sm" mt="4">
      <Flex align="center" gap="3" wrap="wrap" mb="2">
        <Progress.Label role="status" flex="1" minW="48">
          {text}
        </Progress.Label>
        {value === null ? null : (
          <Progress.ValueText textStyle="tabular">{formatPercent(intl, value)}</Progress.ValueText>
        )}
        <Button size="sm" variant="outline" onClick={onCancel}>
          <FormattedMessage {...common.cancel} />
        </Button>
      </Flex>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
