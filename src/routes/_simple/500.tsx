import { createFileRoute } from '@tanstack/react-router';
import { ServerErrorPage } from '@/app/status/ServerErrorPage';

export const Route = createFileRoute('/_simple/500')({
  component: ServerErrorPage,
});
