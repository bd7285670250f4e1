import { FormattedMessage } from 'react-intl';
import { menu } from '@/i18n/menu';
import { NotBuilt } from '@/ui/NotBuilt';

export function DriversScreen() {
  return <NotBuilt title={<FormattedMessage {...menu.drivers} />} />;
}
