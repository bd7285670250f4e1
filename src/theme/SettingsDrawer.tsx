import { FormattedMessage } from 'react-intl';
import { SideDrawer } from '@/ui/dialogs';
import { themeMessages } from './messages';
import { SettingsPanel } from './SettingsPanel';

/** The settings panel in a drawer; load it lazily. */
export function SettingsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <SideDrawer open={open} onClose={onClose} size="sm" title={<FormattedMessage {...themeMessages.title} />}>
      <SettingsPanel />
    </SideDrawer>
  );
}
