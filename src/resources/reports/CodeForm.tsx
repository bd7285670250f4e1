import { Button } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Language } from '@/i18n/languages';
import { PlainField, PlainInput } from '@/form/PlainField';
import { reportMessages as messages } from './messages';
import { isCode, readCode } from './site';

/** For those who cannot scan: the code in letters. */
export function CodeForm({ language }: { language: Language }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = readCode(text);
    setWrong(!isCode(code));
    if (isCode(code)) void navigate({ to: '/report/$code', params: { code }, state: { language } });
  };
  return (
    <form onSubmit={submit} noValidate>
      <PlainField
        label={intl.formatMessage(messages.code)}
        help={intl.formatMessage(messages.codeHelp)}
        error={wrong ? intl.formatMessage(messages.codeWrong) : undefined}
      >
        {(tied) => (
          <PlainInput
            {...tied}
            size="lg"
            dir="ltr"
            value={text}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </PlainField>
      <Button type="submit" size="lg" w="100%" mt="4">
        {intl.formatMessage(messages.open)}
      </Button>
    </form>
  );
}
