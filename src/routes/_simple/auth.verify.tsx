import { createFileRoute } from '@tanstack/react-router';
import { VerifyScreen } from '@/auth/VerifyScreen';

export const Route = createFileRoute('/_simple/auth/verify')({
  component: VerifyScreen,
});
