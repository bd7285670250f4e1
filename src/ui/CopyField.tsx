import { Button, Flex, Input } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from './messages';
import { toast } from './toast';

/** A text to copy with its button. Browsers allow that over HTTPS alone: elsewhere the text is selected. */
export function CopyField(props: { label: string; value: string; button: string; copied: string }) {
  const { label, value, button, copied } = props;
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast(copied);
    } catch {
      input.current?.focus();
      toast(intl.formatMessage(uiMessages.selected), { variant: 'info' });
    }
  };
  return (
    <Flex gap="2" direction={{ base: 'column', sm: 'row' }}>
      <Input ref={input} readOnly value={value} aria-label={label} onFocus={(event) => event.target.select()} />
      <Button flexShrink={0} onClick={() => void copy()}>
        <Copy aria-hidden />
        {button}
      </Button>
    </Flex>
  );
}
