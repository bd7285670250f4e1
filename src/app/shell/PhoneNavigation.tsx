import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '@/ui/IconButton';
import { SideDrawer } from '@/ui/dialogs';
import { pageTitles } from '../messages';
import { shellMessages } from './messages';
import { Navigation } from './Navigation';

/** Under 900 px the navigation is a drawer behind a button. */
export function PhoneNavigation() {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={intl.formatMessage(shellMessages.openNavigation)}
        aria-expanded={open}
        display={{ base: 'inline-flex', md: 'none' }}
        onClick={() => setOpen(true)}
      >
        <MenuIcon aria-hidden />
      </IconButton>
      <SideDrawer
        open={open}
        onClose={() => setOpen(false)}
        side="start"
        title={<FormattedMessage {...pageTitles.product} />}
      >
        <nav aria-label={intl.formatMessage(shellMessages.navigation)}>
          <Navigation onFollow={() => setOpen(false)} />
        </nav>
      </SideDrawer>
    </>
  );
}
