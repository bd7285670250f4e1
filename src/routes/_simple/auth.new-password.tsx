import { createFileRoute } from '@tanstack/react-router';
import { NewPasswordScreen } from '@/auth/NewPasswordScreen';

export const Route = createFileRoute('/_simple/auth/new-password')({
  component: NewPasswordScreen,
});
