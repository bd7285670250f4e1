import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '@/app/messages';
import { guestOnly } from '@/auth/guards';
import { LoginScreen } from '@/auth/screens/LoginScreen';
import { authSearch } from '@/auth/screens/search';

export const Route = createFileRoute('/_simple/auth/login')({
  staticData: { title: pageTitles.login },
  validateSearch: authSearch,
  beforeLoad: guestOnly,
  component: LoginScreen,
});
