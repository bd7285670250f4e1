import { FormattedMessage } from 'react-intl';
import { menu } from '@/i18n/menu';
import { NotBuilt } from '@/ui/NotBuilt';

export function TwinScreen() {
  return <NotBuilt title={<FormattedMessage {...menu.digitalTwin} />} />;
}
