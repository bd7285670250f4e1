import { Button, Flex, Text } from '@chakra-ui/react';
import { MapPin, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { common } from '@/i18n/common';
import { IconButton } from '@/ui/IconButton';
import { Popover } from '@/ui/Popover';
import type { DashboardSearch } from '../search';
import { scopeMessages as messages } from './messages';
import { ScopeSearch, type ScopeChoice } from './ScopeSearch';
import { useScopeName } from './useScopeName';

interface Props {
  search: Pick<DashboardSearch, 'location_id' | 'route_id'>;
  onChange: (choice: ScopeChoice) => void;
}

/** Narrows the figures to one location or one tour. */
export function ScopePicker({ search, onChange }: Props) {
  const { formatMessage } = useIntl();
  const name = useScopeName(search);
  const chosen = search.location_id !== undefined || search.route_id !== undefined;
  return (
    <Flex gap="1" align="center" minW="0">
      <Popover
        label={formatMessage(messages.choose)}
        placement="bottom-end"
        trigger={
          <Button size="sm" variant={chosen ? 'subtle' : 'outline'} maxW="18rem" minW="0">
            <MapPin aria-hidden />
            <Text as="span" truncate>
              {name}
            </Text>
          </Button>
        }
      >
        {(close) => (
          <ScopeSearch
            onChoose={(choice) => {
              onChange(choice);
              close();
            }}
          />
        )}
      </Popover>
      {chosen ? (
        <IconButton size="sm" label={formatMessage(common.clear)} onClick={() => onChange(null)}>
          <X aria-hidden />
        </IconButton>
      ) : null}
    </Flex>
  );
}
