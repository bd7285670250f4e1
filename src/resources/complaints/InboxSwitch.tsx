import { Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { menu } from '@/i18n/menu';
import { ButtonLink } from '@/ui/links';
import { complaintMessages as messages } from './messages';

const VIEWS = [
  ['table', '/complaints', messages.table],
  ['inbox', '/complaints/inbox', menu.inbox],
  ['times', '/complaints/times', menu.closingTimes],
] as const;

/** The notifications as a table, case by case, or how long they take. */
export function InboxSwitch({ view }: { view: 'table' | 'inbox' | 'times' }) {
  const intl = useIntl();
  return (
    <Flex as="nav" aria-label={intl.formatMessage(messages.view)} gap="1" wrap="wrap">
      {VIEWS.map(([name, to, message]) => (
        <ButtonLink
          key={name}
          to={to}
          activeOptions={{ exact: true }}
          aria-current={name === view ? 'page' : undefined}
          size="sm"
          variant={name === view ? 'outline' : 'ghost'}
          minH={{ base: '10', md: '0' }}
        >
          {intl.formatMessage(message)}
        </ButtonLink>
      ))}
    </Flex>
  );
}
