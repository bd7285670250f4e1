import type { AreaRecord } from '@/api/generated/dashboard.schemas';
import { notFound, unprocessable } from '@/contract/problem';
import type { Handlers } from '../call';
import { belongings } from '../collections/rules';
import type { Row } from '../state/store';

export const areaHandlers: Handlers = {
  moveArea: ({ store, caller, params, body }) => {
    const table = store.table('areas');
    const [from, to] = [params.id, body.to].map((id) => table.find(caller.customerId, 'id', id));
    if (!from) throw notFound('area');
    if (!to || to === from || to.state !== 'active') throw unprocessable('to', 'There is no such active area.');
    const sums = belongings.map((kind) => [kind, Number(from[kind]) + Number(to[kind])]);
    table.put({ ...to, ...Object.fromEntries(sums) } as Row);
    const area = table.put({ ...from, ...Object.fromEntries(belongings.map((kind) => [kind, 0])) } as Row);
    return { status: 200, body: { area: area as Row & AreaRecord } };
  },
};
