import { Box, Separator, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useMe } from '@/auth/useSession';
import { navigationOf } from './navigation';
import { NavRow } from './NavRow';

/** The list of screens, in the sidebar and in the drawer of phones. */
export function Navigation({ mini = false, onFollow }: { mini?: boolean; onFollow?: () => void }) {
  const { role } = useMe();
  return navigationOf(role).map((section, index) => (
    <Box key={section.title.id} mb="3">
      {mini ? (
        index > 0 && <Separator mb="3" />
      ) : (
        <Text textStyle="label" px="2.5" mb="1">
          <FormattedMessage {...section.title} />
        </Text>
      )}
      <Box as="ul" listStyleType="none" display="flex" flexDirection="column" gap="0.5">
        {section.items.map((item) => (
          <li key={item.title.id}>
            <NavRow item={item} mini={mini} onFollow={onFollow} />
          </li>
        ))}
      </Box>
    </Box>
  ));
}
