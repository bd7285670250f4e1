import { createFileRoute } from '@tanstack/react-router';
import { getSetup } from '@/api/generated/setup/setup';
import { restore } from '@/api/signIn';
import { pageTitles } from '@/app/messages';
import { SetupScreen } from '@/auth/screens/SetupScreen';
import { authSearch } from '@/auth/screens/search';

export const Route = createFileRoute('/_simple/setup')({
  staticData: { title: pageTitles.setup },
  validateSearch: authSearch,
  beforeLoad: () => restore(),
  // The token is in the fragment, which no server and no proxy sees.
  loader: async ({ location: { hash } }) => ({ token: hash, needed: (await getSetup()).needed }),
  component: SetupScreen,
});
