import { Outlet, useRouterState } from '@tanstack/react-router';
import { OfflineBanner } from './OfflineBanner';
import { PageTitle } from './PageTitle';

/** Around every page, sign-in and status pages included. */
export function RootLayout() {
  const ownWords = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.ownWords),
  });
  if (ownWords) return <Outlet />;
  return (
    <>
      <OfflineBanner />
      <Outlet />
      <PageTitle />
    </>
  );
}
