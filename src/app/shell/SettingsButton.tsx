import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '@/ui/IconButton';
import { onDemand } from '@/ui/onDemand';
import { whenOpen } from '@/ui/whenOpen';
import { shellMessages } from './messages';

const SettingsDrawer = whenOpen(onDemand(() => import('@/theme/SettingsDrawer').then((m) => m.SettingsDrawer)));

export function SettingsButton() {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={intl.formatMessage(shellMessages.settings)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Settings2 aria-hidden />
      </IconButton>
      <SettingsDrawer open={open} onClose={() => setOpen(false)} />
    </>
  );
}
