import type { RequestHandler } from 'msw';
import {
  getCreateComplaintsMockHandler,
  getDeleteComplaintMockHandler,
  getGetComplaintMockHandler,
  getListComplaintsMockHandler,
  getRestoreComplaintMockHandler,
  getUpdateComplaintMockHandler,
} from '@/api/generated/complaints/complaints.msw';
import type { Complaint, ComplaintInput, ComplaintPatch, Location } from '@/api/generated/dashboard.schemas';
import { getListLocationsMockHandler } from '@/api/generated/locations/locations.msw';
import { makeComplaint, makeLocation } from '../../setup/factories';
import { problem } from '../../setup/problem';

/** The day on which these tests play. */
export const NOW = new Date('2026-11-21T08:00:00Z');
export const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

const site = (id: number, location_id: string, street: string): Location =>
  makeLocation({
    ...{
      id,
      location_id,
      location_name: `${street} (Kiosk)`,
      city: 'Glasfurt',
      street,
      latitude: 51.9,
      longitude: 7.6,
    },
    ...{ disposition_area_id: 1, containers: [], container_site: { white: 1, green: 1, brown: 1 } },
  });
const sites = [site(71, '07/12', 'Hafenweg 4'), site(72, '07/13', 'Hafenweg 40'), site(81, '08/01', 'Lindenallee 1')];

export const complaint = (id: number, at: string | null, changes: Partial<Complaint> = {}): Complaint => {
  const location = sites.find(({ location_id }) => location_id === at) ?? null;
  const { city = null, street = null, location_name = null } = location ?? {};
  const { status = 'open', created_at: since = hoursAgo(20) } = changes;
  const due_at = status === 'open' ? new Date(Date.parse(since) + 72 * 3_600_000).toISOString() : null;
  return makeComplaint({
    case: {
      ...{ id, reports: 1, state: status, reopened: false, since },
      ...{ due_at, planned: null, obstacle: null },
    },
    ...{ id, location_id: at, city, street, location_name, location },
    ...{ material_type: '12', channel: 'whatsapp', reported_fill_level: 'overfull', emptied_fill_level: null },
    report: null,
    ...{ status: 'open', created_at: hoursAgo(20), closed_at: null, updated_at: hoursAgo(20) },
    ...changes,
  });
};

/** The most rows that its list gives in one response. */
export const PAGE = 100;

/** A server that remembers: lists, creates, changes and deletes; `sent` holds what it was given to write. */
export function complaintServer(rows: Complaint[]) {
  const sent: unknown[] = [];
  const deleted: Complaint[] = [];
  const find = (id: unknown) => {
    const row = rows.find((one) => one.id === Number(id));
    if (!row) throw problem(404);
    return row;
  };
  const handlers: RequestHandler[] = [
    getListComplaintsMockHandler(({ request }) => {
      const query = new URL(request.url).searchParams;
      const among = (name: keyof Complaint) => (row: Complaint) =>
        !query.get(name) || query.get(name)?.split(',').includes(String(row[name]));
      const found = (['status', 'material_type', 'channel', 'location_id'] as const)
        .reduce((left, name) => left.filter(among(name)), rows)
        .filter((row) => !query.get('case_id') || String(row.case.id) === query.get('case_id'))
        .filter(
          (row) =>
            !query.get('cases') || rows.find((one) => one.case.id === row.case.id && one.status === row.status) === row,
        )
        .filter(({ street }) => !query.get('q') || street?.includes(query.get('q') ?? ''))
        .filter(({ created_at }) => created_at.slice(0, 10) >= (query.get('created_start') ?? ''))
        .sort((a, b) => b.created_at.localeCompare(a.created_at));
      const [number, size] = [Number(query.get('page') ?? 1), Math.min(PAGE, Number(query.get('page_size') ?? 10))];
      return { complaints: found.slice((number - 1) * size, number * size), total_routes: found.length };
    }),
    getGetComplaintMockHandler(({ params }) => ({ complaint: find(params.id) })),
    getCreateComplaintsMockHandler(async ({ request }) => {
      const inputs = (await request.json()) as ComplaintInput[];
      sent.push(inputs);
      const errors = inputs.flatMap(({ location_id }, index) =>
        sites.some((one) => one.location_id === location_id)
          ? []
          : [{ path: `${index}.location_id`, message: 'There is no such location.' }],
      );
      if (errors.length > 0) throw problem(422, { errors });
      const made = inputs.map((input, index) =>
        complaint(900 + rows.length + index, input.location_id ?? null, {
          ...input,
          channel: input.channel,
          created_at: NOW.toISOString(),
        }),
      );
      rows.push(...made);
      return { complaints: made };
    }),
    getUpdateComplaintMockHandler(async ({ request, params }) => {
      const patch = (await request.json()) as ComplaintPatch;
      const row = find(params.id);
      sent.push({ id: row.id, if_match: request.headers.get('If-Match'), ...patch });
      if (request.headers.get('If-Match') !== `"${row.updated_at}"`) throw problem(412);
      const closed_at = (patch.status ?? row.status) === 'closed' ? (row.closed_at ?? NOW.toISOString()) : null;
      Object.assign(row, patch, { closed_at, updated_at: new Date(Date.parse(row.updated_at) + 1000).toISOString() });
      return { complaint: { ...row } };
    }),
    getDeleteComplaintMockHandler(({ params }) => {
      sent.push({ deleted: Number(params.id) });
      deleted.push(...rows.splice(rows.indexOf(find(params.id)), 1));
    }),
    getRestoreComplaintMockHandler(() => {
      const complaint = deleted.pop();
      if (!complaint) throw problem(404);
      rows.push(complaint);
      return { complaint };
    }),
    getListLocationsMockHandler(({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      const found = sites.filter(({ location_id, street }) => `${location_id} ${street}`.includes(q));
      return { locations: found, total_routes: found.length };
    }),
  ];
  return { rows, sent, handlers };
}
