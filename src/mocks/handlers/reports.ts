import type { ComplaintReport, Location, MaterialCode, ReportSite } from '@/api/generated/dashboard.schemas';
import { conflict, notFound, unprocessable } from '@/contract/problem';
import { levelOfReport } from '@/contract/rules';
import type { Context, Handlers } from '../call';
import { caseIn } from '../state/cases';
import { ownRow, type Row } from '../state/store';
import type { Viewed } from './views';

const codeOf = ({ id }: { id: number }) => String(id).padStart(7, '0');

/** What citizens see; of what a tour empties here nothing is told. @throws 404 */
function siteOf({ store, now }: Context, code: string) {
  const row = store.table('locations').get(/^\d+$/.test(code) ? Number(code) : 0);
  if (!row) throw notFound('location');
  const { containers, location_name, street, city } = store.complete('locations', row, now) as Row & Location;
  const complaints = store.rows('complaints', row.customer_id, now).filter(({ location_ref: ref }) => ref === row.id);
  const materials = [...new Set(containers.map((one) => one.material_type))].sort().map((material_type) => {
    const bins = containers.filter((one) => one.material_type === material_type);
    const open = complaints.filter((one) => one.material_type === material_type && one.status === 'open');
    const last = (times: unknown[]) => (times.filter(Boolean).sort().at(-1) as string | undefined) ?? null;
    return {
      ...{ material_type, containers: bins.length, emptied_at: last(bins.map((bin) => bin.last_emptied_at)) },
      reported_at: last(open.map(({ created_at: at }) => at)),
      planned_on: open[0] ? (caseIn(open[0]).planned?.date ?? null) : null,
    };
  });
  const { name: operator = '', time_zone = 'Europe/Berlin' } = store.tables.customers.get(row.customer_id) ?? {};
  return { row, site: { code, location_name, street, city, operator, time_zone, materials } satisfies ReportSite };
}

/** The notifications of a case whose reporters left an address. @throws 404 */
function addressed(call: Context & { params: { id: number } }) {
  const { store, caller, params, now } = call;
  const one = ownRow(call, 'complaints', params.id, 'complaint');
  const rows = store.rows('complaints', caller.customerId, now);
  const of = rows.find(({ id }) => id === one.id);
  return rows.filter((row) => row.email && of && caseIn(row).id === caseIn(of).id && row.status === 'open');
}

const photos = /^(\/9j\/|iVBORw0KGgo|UklGR)/;

/** The way of a report by the code on a label, which is the number of its location here. */
export const reportHandlers = (viewed: Viewed): Handlers => ({
  listLabels: (call) => {
    const { ids, query = '', disposition_area_ids: areas = [] } = call.query;
    const rows = viewed(call, 'locations', query)?.rows as unknown as Location[] | undefined;
    if (!rows) throw unprocessable('query.query', 'The list does not take this query.');
    const all = call.store.rows('locations', call.caller.customerId, call.now) as unknown as Location[];
    const found = (ids ? all.filter(({ id }) => ids.includes(id)) : rows)
      .filter(({ disposition_area_id: area }) => areas.length === 0 || areas.includes(area ?? 0))
      .sort((a, b) => (a.location_id < b.location_id ? -1 : 1));
    const labels = found.slice(0, 1000).map((one) => {
      const report_code = codeOf(one);
      return {
        ...one,
        report_code,
        url: new URL(`/report/${report_code}`, globalThis.location?.href ?? 'http://localhost').href,
      };
    });
    return { status: 200, body: { labels, total: found.length } };
  },

  getReportSite: (call) => ({ status: 200, body: { site: siteOf(call, call.params.code).site } }),

  createReport: (call) => {
    const { body, params, store, now } = call;
    const { row, site } = siteOf(call, params.code);
    const { material_type, fullness, note = null, photo, email, locale = 'en' } = body;
    if (!site.materials.some((one) => one.material_type === material_type))
      throw unprocessable('material_type', 'There is no such container at this location.');
    if (photo && !photos.test(photo)) throw unprocessable('photo', 'The photo must be a JPEG, PNG or WebP.');
    const table = store.table('complaints');
    const at = now.toISOString();
    const report: ComplaintReport = {
      ...{ fullness, note, locale, photo: photo !== undefined, answer: null, answered_at: null },
    };
    table.put({
      ...{ id: table.nextId(), customer_id: row.customer_id, location_ref: row.id },
      ...{ material_type: material_type as MaterialCode, channel: 'web', reported_fill_level: levelOfReport[fullness] },
      ...{ emptied_fill_level: null, status: 'open', photo, email },
      ...{ created_at: at, closed_at: null, updated_at: at, report },
    });
    return { status: 201, body: { site: siteOf(call, params.code).site } };
  },

  // Without the words of the server: what is said here is the thanks alone, in one language.
  listComplaintAnswers: (call) => {
    const { length: citizens } = addressed(call);
    const text = 'Thank you: we have received your report.';
    return {
      status: 200,
      body: { answers: citizens > 0 ? [{ answer: 'received', texts: [{ locale: 'en', citizens, text }] }] : [] },
    };
  },

  answerComplaint: (call) => {
    const rows = addressed(call);
    if (rows.length === 0) throw conflict('Nobody who reported this case has left an address.');
    const { answer } = call.body;
    const table = call.store.table('complaints');
    const answered_at = call.now.toISOString();
    let citizens = 0;
    for (const { id } of rows) {
      const row = table.get(id);
      const report = row?.report as ComplaintReport | null | undefined;
      if (!row || !report || report.answer === answer) continue;
      table.put({ ...row, report: { ...report, answer, answered_at } });
      citizens++;
    }
    return { status: 200, body: { citizens } };
  },

  getComplaintPhoto: ({ store, caller, params }) => {
    const photo = store.table('complaints').find(caller.customerId, 'id', params.id)?.photo;
    if (typeof photo !== 'string') throw notFound('photo');
    return { status: 200, body: { photo: `data:image/${photo.startsWith('/') ? 'jpeg' : 'png'};base64,${photo}` } };
  },
});
