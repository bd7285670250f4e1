import { createFileRoute } from '@tanstack/react-router';
import { getListComplaintsQueryOptions } from '@/api/generated/complaints/complaints';
import { areasSchema } from '@/app/areasSearch';
import { queryClient } from '@/app/queryClient';
import { permitted } from '@/auth/guards';
import { menu } from '@/i18n/menu';
import { casesOf, InboxScreen } from '@/resources/inbox/InboxScreen';
import { inboxSearch } from '@/resources/inbox/search';
import { searchOf } from '@/search/schema';
import * as v from 'valibot';

export const Route = createFileRoute('/_main/complaints_/inbox')({
  staticData: { title: menu.inbox },
  ...searchOf(inboxSearch),
  beforeLoad: permitted('complaints:read'),
  // Nobody waits for them.
  loader: ({ location: { search } }) =>
    void queryClient.prefetchQuery(
      getListComplaintsQueryOptions(casesOf({ ...v.parse(inboxSearch, search), ...v.parse(areasSchema, search) })),
    ),
  component: InboxScreen,
});
