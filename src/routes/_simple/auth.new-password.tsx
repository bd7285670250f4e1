import { createFileRoute } from '@tanstack/react-router';
import { passwordPending } from '@/access/guards';
import { NewPasswordScreen } from '@/auth/NewPasswordScreen';
import { authSearch } from '@/auth/search';

export const Route = createFileRoute('/_simple/auth/new-password')({
  validateSearch: authSearch,
  beforeLoad: passwordPending,
  component: NewPasswordScreen,
});
