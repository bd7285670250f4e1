import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '@/app/messages';
import { ResetPasswordScreen } from '@/auth/screens/ResetPasswordScreen';
import { authSearch } from '@/auth/screens/search';

export const Route = createFileRoute('/_simple/auth/reset-password')({
  staticData: { title: pageTitles.resetPassword },
  validateSearch: authSearch,
  component: ResetPasswordScreen,
});
