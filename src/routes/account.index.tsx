import { createFileRoute, redirect } from '@tanstack/react-router';
import { menu } from '@/i18n/menu';

export const Route = createFileRoute('/account/')({
  staticData: { title: menu.account },
  beforeLoad: () => {
    throw redirect({ to: '/platform/$', params: { _splat: 'account/settings' }, replace: true });
  },
});
