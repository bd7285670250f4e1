import { createFileRoute } from '@tanstack/react-router';
import { permitted } from '@/access/guards';
import { BinsScreen } from '@/resources/bins/BinsScreen';

export const Route = createFileRoute('/_main/dt/bins')({
  beforeLoad: permitted('bins:read'),
  component: BinsScreen,
});
