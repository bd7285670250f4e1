import { createFileRoute } from '@tanstack/react-router';
import { guestOnly } from '@/auth/guards';
import { VerifyScreen } from '@/auth/screens/VerifyScreen';
import { authSearch } from '@/auth/screens/search';

export const Route = createFileRoute('/_simple/auth/verify')({
  validateSearch: authSearch,
  beforeLoad: guestOnly,
  component: VerifyScreen,
});
