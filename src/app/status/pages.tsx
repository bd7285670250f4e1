import { statusMessages as messages } from '../messages';
import { StatusPage } from './StatusPage';

/** As a page of its own, and inside the layout in place of one that the role does not include. */
export const ForbiddenPage = () => (
  <StatusPage code={403} title={messages.forbiddenTitle} text={messages.forbiddenText} picture="lock" />
);

export const NotFoundPage = () => (
  <StatusPage code={404} title={messages.notFoundTitle} text={messages.notFoundText} picture="search" />
);

export const ServerErrorPage = () => (
  <StatusPage code={500} title={messages.serverErrorTitle} text={messages.serverErrorText} picture="broken" />
);

export const ComingSoonPage = () => (
  <StatusPage title={messages.comingSoonTitle} text={messages.comingSoonText} picture="search" />
);

export const MaintenancePage = () => (
  <StatusPage title={messages.maintenanceTitle} text={messages.maintenanceText} picture="broken" />
);
