import { statusMessages } from '../messages';
import { StatusPage } from './StatusPage';

export function MaintenancePage() {
  return <StatusPage title={statusMessages.maintenanceTitle} text={statusMessages.maintenanceText} picture="broken" />;
}
