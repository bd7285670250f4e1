import { FormattedMessage } from 'react-intl';
import { menu } from '@/i18n/menu';
import { NotBuilt } from '@/ui/NotBuilt';

export function DashboardScreen() {
  return <NotBuilt title={<FormattedMessage {...menu.dashboard} />} />;
}
