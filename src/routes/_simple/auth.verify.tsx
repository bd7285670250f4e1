import { createFileRoute } from '@tanstack/react-router';
import { guestOnly } from '@/access/guards';
import { VerifyScreen } from '@/auth/VerifyScreen';
import { authSearch } from '@/auth/search';

export const Route = createFileRoute('/_simple/auth/verify')({
  validateSearch: authSearch,
  beforeLoad: guestOnly,
  component: VerifyScreen,
});
