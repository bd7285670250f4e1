import { createFileRoute } from '@tanstack/react-router';
import { permitted } from '@/access/guards';
import { ToursScreen } from '@/resources/tours/ToursScreen';

export const Route = createFileRoute('/_main/tours')({
  beforeLoad: permitted('tours:read'),
  component: ToursScreen,
});
