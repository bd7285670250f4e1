import { createFileRoute } from '@tanstack/react-router';
import { menu } from '@/i18n/menu';
import { ProfileScreen } from '@/account/ProfileScreen';

export const Route = createFileRoute('/_main/account/settings')({
  staticData: { title: menu.settings },
  component: ProfileScreen,
});
