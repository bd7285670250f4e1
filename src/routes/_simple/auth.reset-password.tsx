import { createFileRoute } from '@tanstack/react-router';
import { guestOnly } from '@/access/guards';
import { ResetPasswordScreen } from '@/auth/ResetPasswordScreen';
import { authSearch } from '@/auth/search';

export const Route = createFileRoute('/_simple/auth/reset-password')({
  validateSearch: authSearch,
  beforeLoad: guestOnly,
  component: ResetPasswordScreen,
});
