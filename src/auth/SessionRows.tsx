import { Box, Flex, Text } from '@chakra-ui/react';
import { Monitor } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Session } from '@/api/generated/dashboard.schemas';
import { formatAge, formatDateTime } from '@/i18n/dates';
import { sessionMessages as messages } from './messages';

/** What a session is recognised by. */
export const sessionName = ({ browser, os }: Session, intl: IntlShape) =>
  [browser ?? intl.formatMessage(messages.unknown), os].filter(Boolean).join(' · ');

/** Browsers that are signed in. @param action at the end of a row */
export function SessionRows({ sessions, action }: { sessions: Session[]; action?: (one: Session) => ReactNode }) {
  const intl = useIntl();
  return (
    <Box as="ul" listStyleType="none">
      {sessions.map((one) => (
        <Flex
          as="li"
          key={one.id}
          align="center"
          gap="3"
          py="2"
          wrap="wrap"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
        >
          <Box color="muted" flexShrink={0}>
            <Monitor aria-hidden size={18} />
          </Box>
          <Box flex="1 1 6rem" minW="0">
            <Text fontWeight="medium">{sessionName(one, intl)}</Text>
            <Text textStyle="secondary">
              {one.current
                ? intl.formatMessage(messages.current)
                : intl.formatMessage(messages.seen, { age: formatAge(intl, one.last_seen_at) })}
              {' · '}
              {intl.formatMessage(messages.begun, { time: formatDateTime(intl, one.created_at) })}
            </Text>
          </Box>
          {action?.(one)}
        </Flex>
      ))}
    </Box>
  );
}
