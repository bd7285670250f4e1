import { statusMessages } from '../messages';
import { StatusPage } from './StatusPage';

export function ComingSoonPage() {
  return <StatusPage title={statusMessages.comingSoonTitle} text={statusMessages.comingSoonText} picture="search" />;
}
