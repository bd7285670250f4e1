import { createFileRoute } from '@tanstack/react-router';
import { guestOnly } from '@/auth/guards';
import { ResetPasswordScreen } from '@/auth/screens/ResetPasswordScreen';
import { authSearch } from '@/auth/screens/search';

export const Route = createFileRoute('/_simple/auth/reset-password')({
  validateSearch: authSearch,
  beforeLoad: guestOnly,
  component: ResetPasswordScreen,
});
