import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '@/app/messages';
import { VerifyScreen } from '@/auth/screens/VerifyScreen';
import { authSearch } from '@/auth/screens/search';

export const Route = createFileRoute('/_simple/auth/verify')({
  staticData: { title: pageTitles.verify },
  validateSearch: authSearch,
  component: VerifyScreen,
});
