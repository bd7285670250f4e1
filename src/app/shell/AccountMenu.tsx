import { Box, Button } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { LogOut, UserRound } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMe } from '@/auth/useSession';
import { signOut } from '@/api/signIn';
import { clearToasts } from '@/ui/toast';
import { roleMessages } from '@/i18n/domain';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/ui/Menu';
import { shellMessages } from './messages';

const initials = (name: string) =>
  name
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('');

/** What the messages offer needs the session. */
function leave() {
  clearToasts();
  return signOut();
}

/** Who is signed in, the way to the profile, and out. */
export function AccountMenu() {
  const intl = useIntl();
  const { name, email, role, account } = useMe();
  const label = intl.formatMessage(shellMessages.account, { name });
  return (
    <Menu
      trigger={
        // What is to be read on it is part of its name, for those who say what to press.
        <Button type="button" variant="ghost" px="0" borderRadius="full" aria-label={`${label}, ${initials(name)}`}>
          <Box
            as="span"
            w="min(2rem, 12.5vw)"
            aspectRatio="1"
            display="grid"
            placeItems="center"
            borderRadius="full"
            bg="accent.muted"
            color="accent.fg"
            textStyle="xs"
            fontWeight="semibold"
          >
            {initials(name)}
          </Box>
        </Button>
      }
    >
      <MenuLabel>
        <Box color="text" fontWeight="semibold" textStyle="md">
          {name}
        </Box>
        <Box>{email}</Box>
        <Box>
          {intl.formatMessage(roleMessages[role])} · {account.name}
        </Box>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem icon={<UserRound aria-hidden />} link={<Link to="/account/settings" />}>
        <FormattedMessage {...shellMessages.profile} />
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void leave()}>
        <FormattedMessage {...shellMessages.signOut} />
      </MenuItem>
    </Menu>
  );
}
