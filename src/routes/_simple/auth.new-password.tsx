import { createFileRoute } from '@tanstack/react-router';
import { passwordPending } from '@/auth/guards';
import { NewPasswordScreen } from '@/auth/screens/NewPasswordScreen';
import { authSearch } from '@/auth/screens/search';

export const Route = createFileRoute('/_simple/auth/new-password')({
  validateSearch: authSearch,
  beforeLoad: passwordPending,
  component: NewPasswordScreen,
});
