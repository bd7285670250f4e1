import { createFileRoute } from '@tanstack/react-router';
import { guestOnly } from '@/access/guards';
import { LoginScreen } from '@/auth/LoginScreen';
import { authSearch } from '@/auth/search';

export const Route = createFileRoute('/_simple/auth/login')({
  validateSearch: authSearch,
  beforeLoad: guestOnly,
  component: LoginScreen,
});
