import { createFileRoute } from '@tanstack/react-router';
import { restore } from '@/api/signIn';
import { pageTitles } from '@/app/messages';
import { AcceptInvitationScreen } from '@/auth/screens/AcceptInvitationScreen';
import { loadInvitation } from '@/auth/screens/invitation';
import { authSearch } from '@/auth/screens/search';

export const Route = createFileRoute('/_simple/auth/accept-invitation')({
  staticData: { title: pageTitles.invitation },
  validateSearch: authSearch,
  beforeLoad: () => restore(),
  loader: loadInvitation,
  component: AcceptInvitationScreen,
});
