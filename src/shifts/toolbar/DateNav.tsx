import { Button, Flex, Input, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import { common } from '@/i18n/common';
import { useSettings } from '@/theme/settings';
import { IconButton } from '@/ui/IconButton';
import { shiftMessages as messages } from '../messages';

interface Props {
  /** The day that decides what is shown. */
  date: string;
  title: string;
  earlier: string;
  later: string;
  today: string;
  onChange: (date: string) => void;
}

/** The days shown in words, and ways to other ones. */
export function DateNav({ date, title, earlier, later, today, onChange }: Props) {
  const { formatMessage } = useIntl();
  const rtl = useSettings().themeDirection === 'rtl';
  const [Before, After] = rtl ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <Flex align="center" gap="1">
      <IconButton size="sm" label={formatMessage(messages.before)} onClick={() => onChange(earlier)}>
        <Before aria-hidden />
      </IconButton>
      <Button size="sm" variant="outline" onClick={() => onChange(today)}>
        {formatMessage(common.today)}
      </Button>
      <IconButton size="sm" label={formatMessage(messages.after)} onClick={() => onChange(later)}>
        <After aria-hidden />
      </IconButton>
      <Input
        type="date"
        size="sm"
        w="9.5rem"
        aria-label={formatMessage(messages.goTo)}
        value={date}
        onChange={(event) => event.target.value && onChange(event.target.value)}
      />
      <Text fontWeight="semibold" ms="2" aria-live="polite">
        {title}
      </Text>
    </Flex>
  );
}
