import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '@/app/messages';
import { NewPasswordScreen } from '@/auth/screens/NewPasswordScreen';
import { authSearch } from '@/auth/screens/search';

export const Route = createFileRoute('/_simple/auth/new-password')({
  staticData: { title: pageTitles.newPassword },
  validateSearch: authSearch,
  component: NewPasswordScreen,
});
