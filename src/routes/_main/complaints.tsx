import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '@/app/loadList';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { complaints } from '@/resources/complaints/commands';
import { complaintsSearch } from '@/resources/complaints/search';
import { ComplaintsScreen } from '@/resources/complaints/ComplaintsScreen';

export const Route = createFileRoute('/_main/complaints')({
  staticData: { title: menu.citizenNotifications },
  ...searchOf(complaintsSearch),
  beforeLoad: permitted('complaints:read'),
  loader: ({ location }) => loadList(complaints, complaintsSearch, location.search),
  component: ComplaintsScreen,
});
