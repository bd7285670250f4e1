import { createFileRoute } from '@tanstack/react-router';
import { permitted } from '@/access/guards';
import { ComplaintsScreen } from '@/resources/complaints/ComplaintsScreen';

export const Route = createFileRoute('/_main/complaints')({
  beforeLoad: permitted('complaints:read'),
  component: ComplaintsScreen,
});
