import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '@/auth/ResetPasswordScreen';

export const Route = createFileRoute('/_simple/auth/reset-password')({
  component: ResetPasswordScreen,
});
