import { Outlet } from '@tanstack/react-router';
import { OfflineBanner } from './OfflineBanner';
import { PageTitle } from './PageTitle';

/** Around every page, sign-in and status pages included. */
export function RootLayout() {
  return (
    <>
      <OfflineBanner />
      <Outlet />
      <PageTitle />
    </>
  );
}
