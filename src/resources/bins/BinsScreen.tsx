import { FormattedMessage } from 'react-intl';
import { menu } from '@/i18n/menu';
import { NotBuilt } from '@/ui/NotBuilt';

export function BinsScreen() {
  return <NotBuilt title={<FormattedMessage {...menu.containers} />} />;
}
