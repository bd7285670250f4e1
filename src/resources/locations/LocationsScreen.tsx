import { FormattedMessage } from 'react-intl';
import { menu } from '@/i18n/menu';
import { NotBuilt } from '@/ui/NotBuilt';

export function LocationsScreen() {
  return <NotBuilt title={<FormattedMessage {...menu.locations} />} />;
}
