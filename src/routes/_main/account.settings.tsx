import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '@/account/ProfileScreen';

export const Route = createFileRoute('/_main/account/settings')({
  component: ProfileScreen,
});
