import { createFileRoute } from '@tanstack/react-router';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { binsSearch } from '@/resources/bins/search';
import { BinsScreen } from '@/resources/bins/BinsScreen';

export const Route = createFileRoute('/_main/dt/bins')({
  staticData: { title: menu.containers },
  ...searchOf(binsSearch),
  beforeLoad: permitted('bins:read'),
  component: BinsScreen,
});
