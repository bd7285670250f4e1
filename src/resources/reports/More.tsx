import { Box, Flex } from '@chakra-ui/react';
import { useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { PhotoInput } from '@/form/PhotoInput';
import { PlainField, PlainInput, PlainTextarea } from '@/form/PlainField';
import { reportMessages as messages } from './messages';
import { shrink } from '@/form/photo';
import { Problem } from '@/ui/Problem';

interface MoreValues {
  note: string;
  email: string;
  /** A `data:` URL; empty without one. */
  photo: string;
  /** A photo was picked that is not ready yet. */
  drawing: boolean;
}

/** What nobody has to say. */
export function More({
  value,
  emailWrong,
  ref,
  onChange,
}: {
  value: MoreValues;
  emailWrong: boolean;
  ref: Ref<HTMLDivElement>;
  /** What has changed: a photo is ready later than what is typed meanwhile. */
  onChange: (change: Partial<MoreValues>) => void;
}) {
  const intl = useIntl();
  const [wrong, setWrong] = useState(false);
  const take = async (picked: File) => {
    setWrong(false);
    onChange({ drawing: true });
    try {
      onChange({ photo: await shrink(picked) });
    } catch {
      setWrong(true);
    } finally {
      onChange({ drawing: false });
    }
  };
  return (
    <Box as="details" ref={ref}>
      <Box as="summary" cursor="pointer" py="2">
        {intl.formatMessage(messages.more)}
      </Box>
      <Flex direction="column" gap="4" pt="2">
        <PlainField label={intl.formatMessage(messages.note)}>
          {(tied) => (
            <PlainTextarea
              {...tied}
              h="24"
              py="2"
              maxLength={500}
              dir="auto"
              value={value.note}
              onChange={(event) => onChange({ note: event.target.value })}
            />
          )}
        </PlainField>
        <PhotoInput
          size="lg"
          aria-busy={value.drawing}
          photo={value.photo}
          labels={{
            photo: intl.formatMessage(messages.yourPhoto),
            add: intl.formatMessage(messages.addPhoto),
            remove: intl.formatMessage(messages.removePhoto),
          }}
          onPick={(picked) => void take(picked)}
          onRemove={() => onChange({ photo: '' })}
        />
        <Problem>{wrong && intl.formatMessage(messages.photoWrong)}</Problem>
        <PlainField
          label={intl.formatMessage(messages.email)}
          help={intl.formatMessage(messages.emailHelp)}
          error={emailWrong ? intl.formatMessage(messages.emailWrong) : undefined}
        >
          {(tied) => (
            <PlainInput
              {...tied}
              size="lg"
              type="email"
              dir="ltr"
              autoComplete="email"
              value={value.email}
              onChange={(event) => onChange({ email: event.target.value })}
            />
          )}
        </PlainField>
      </Flex>
    </Box>
  );
}
