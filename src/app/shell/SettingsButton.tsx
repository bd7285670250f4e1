import { Settings2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '@/ui/IconButton';
import { shellMessages } from './messages';

const SettingsDrawer = lazy(() => import('@/theme/SettingsDrawer').then((m) => ({ default: m.SettingsDrawer })));

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
      {wanted ? (
        <Suspense>
          <SettingsDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
