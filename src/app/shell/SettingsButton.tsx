import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '@/ui/IconButton';
import { onDemand } from '@/ui/onDemand';
import { shellMessages } from './messages';

const SettingsDrawer = onDemand(() => import('@/theme/SettingsDrawer').then((m) => m.SettingsDrawer));

export function SettingsButton() {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton label={intl.formatMessage(shellMessages.settings)} aria-haspopup="dialog" onClick={show}>
        <Settings2 aria-hidden />
      </IconButton>
      {wanted ? <SettingsDrawer open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
