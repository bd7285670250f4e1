import { createFileRoute } from '@tanstack/react-router';
import { SimpleLayout } from '@/app/SimpleLayout';

export const Route = createFileRoute('/_simple')({
  component: SimpleLayout,
});
