import { createFileRoute } from '@tanstack/react-router';
import { getListClosingTimesQueryOptions } from '@/api/generated/complaints/complaints';
import { areaParam } from '@/api/urgent';
import { areasSchema } from '@/app/areasSearch';
import { queryClient } from '@/app/queryClient';
import { permitted } from '@/auth/guards';
import { menu } from '@/i18n/menu';
import { ClosingTimesScreen } from '@/resources/complaints/ClosingTimesScreen';
import * as v from 'valibot';

export const Route = createFileRoute('/_main/complaints_/times')({
  staticData: { title: menu.closingTimes },
  beforeLoad: permitted('complaints:read'),
  // Nobody waits for them.
  loader: ({ location: { search } }) =>
    void queryClient.prefetchQuery(getListClosingTimesQueryOptions(areaParam(v.parse(areasSchema, search).areas))),
  component: ClosingTimesScreen,
});
