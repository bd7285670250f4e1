import { Flex, Text } from '@chakra-ui/react';
import { AlarmClock } from 'lucide-react';
import { useIntl } from 'react-intl';
import { formatAge } from '@/i18n/dates';
import { NOTHING } from '@/i18n/format';
import type { PlainValue, TextContext } from '@/table/features';
import { isOverdue } from './age';
import { complaintMessages as messages } from './messages';

/** How long a notification has been open; an alarm clock marks those that have waited too long. */
export function AgeCell({ since }: { since: string | null }) {
  const intl = useIntl();
  if (since === null)
    return (
      <Text as="span" color="muted">
        {NOTHING}
      </Text>
    );
  const age = formatAge(intl, since);
  if (!isOverdue(since)) return <>{age}</>;
  return (
    <Flex
      as="span"
      display="inline-flex"
      align="center"
      gap="1.5"
      color="danger.fg"
      fontWeight="medium"
      title={intl.formatMessage(messages.overdue, { age })}
      data-overdue
    >
      <AlarmClock size={14} aria-hidden />
      {age}
    </Flex>
  );
}

export const ageText = (value: unknown, { intl }: TextContext): PlainValue =>
  typeof value === 'string' ? formatAge(intl, value) : null;

/** Stands where the location is gone. */
export function UnknownLocation() {
  const intl = useIntl();
  return (
    <Text as="span" color="muted">
      {intl.formatMessage(messages.unknownLocation)}
    </Text>
  );
}
