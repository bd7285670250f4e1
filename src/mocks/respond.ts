import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { shaped, type Operation } from '@/contract/contract';
import { readRequest } from '@/contract/request';
import { CSV_START, csvDialect, jsonCell, toCsv } from '@/csv/csv';
import { permissionsOf } from '@/world/permissions';
import type { MachineToken } from '@/api/generated/dashboard.schemas';
import type { AnyCall, AnyHandler, Caller } from './call';
import { collectionHandlers } from './collections/collection';
import { generatedResponse } from './generated';
import { areaHandlers } from './handlers/areas';
import { deviationHandlers } from './handlers/deviations';
import { disruptionHandlers } from './handlers/disruptions';
import { driveHandlers } from './handlers/drive';
import { historyHandlers } from './handlers/history';
import { importHandlers } from './handlers/imports';
import { ingestHandlers } from './handlers/ingest';
import { peopleHandlers } from './handlers/people';
import { placeHandlers } from './handlers/places';
import { proposalHandlers } from './handlers/proposals';
import { reportHandlers } from './handlers/reports';
import { secondFactorHandlers } from './handlers/secondFactor';
import { sessionHandlers } from './handlers/session';
import { shifts } from './handlers/shifts';
import { statisticHandlers } from './handlers/statistics';
import { tourHandlers } from './handlers/tours';
import { viewedIn, viewHandlers } from './handlers/views';
import type { Mock } from './mock';
import { overrideOf, readOverrides } from './overrides';
import { badRequest, ProblemError } from '@/contract/problem';
import { isScenario, scenarioOf, type Fault, type Scenario } from './scenarios';
import { readToken } from './state/accounts';

/** Spared by the scenarios' faults, or nobody would see the screens that have to bear them. */
const spared = new Set<string>(['getMe', 'updateMe', 'streamEvents']);
/** What they need is in the smallest world: signing in does not wait for a year of tours to be made. */
const light = new Set<string>([...spared, 'listMaterials', 'listConstructionTypes']);
const heavy = new Set<string>([
  ...['acceptInvitation', 'getReportSite', 'createReport'],
  ...['openDriverSession', 'getDriverTour', 'recordDriverEvents'],
]);

const faults = new Map([
  [401, 'The access token is missing or no longer valid.'],
  [403, 'The scenario forbids this.'],
  [500, 'Server error'],
]);
const problemOf = (fault: number) =>
  new ProblemError(
    fault,
    faults.get(fault) ?? `The scenario returns ${fault}.`,
    {},
    fault === 429 ? { 'retry-after': '5' } : {},
  );

/** Scenario and override of a request: those of its headers, else those of the settings. */
function modeOf({ settings }: Mock, { headers }: Request, id: string) {
  const [named, overrides] = [headers.get('x-mock-scenario'), headers.get('x-mock')];
  const name = isScenario(named) ? named : settings.scenario;
  const own = overrideOf(overrides === null ? settings.overrides : readOverrides(overrides), id);
  return { name, scenario: scenarioOf(name), own };
}
type Mode = ReturnType<typeof modeOf>;
type Info = { request: Request; cookies: Record<string, string> };

/** @returns nothing for what needs no access token, so that signing in always works */
function faultOf(mock: Mock, operation: Operation, { name, scenario }: Mode): Fault | undefined {
  if (operation.scopes === null || spared.has(operation.id)) return undefined;
  const key = `${name} ${operation.id}`;
  const turn = mock.turns.get(key) ?? 0;
  mock.turns.set(key, turn + 1);
  return scenario.fault?.(turn);
}

/** Who calls. @throws 401, 403 */
async function callerOf(mock: Mock, request: Request, operation: Operation, scenario: Scenario): Promise<Caller> {
  const token = /^Bearer ([\w.-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token?.startsWith('wd_')) return machineOf(mock, token, operation, scenario);
  const claims = token === undefined ? undefined : readToken(token);
  const user = claims && mock.accounts.users.get(claims.user);
  const { session } = scenario;
  const early = claims !== undefined && (claims.via === 'log-in' || claims.issued < mock.startedAt.getTime());
  const late = claims === undefined || claims.expires <= mock.now().getTime();
  const refused = session === 'expired' ? early : session === 'challenge' && claims?.via !== 'new-password';
  if (!user || user.locked || late || refused) throw problemOf(401);
  const role = scenario.role ?? user.role;
  const permissions = permissionsOf(role);
  const missing = operation.scopes?.find((permission) => !permissions.has(permission));
  if (missing) throw new ProblemError(403, `This needs the permission ${missing}.`);
  const { tables } = await mock.store('empty');
  const timeZone = tables.customers.get(user.customer_id)?.time_zone ?? 'UTC';
  return { id: user.id, customerId: user.customer_id, role, timeZone, permissions };
}

/** A machine may what its scopes say, and nothing that needs none. The secret ends with the number of its token. */
async function machineOf(mock: Mock, secret: string, { scopes }: Operation, { world }: Scenario): Promise<Caller> {
  const store = await mock.store(world ?? 'typical');
  const row = store.table('tokens').get(Number(secret.slice(-9))) as
    | (MachineToken & { customer_id: number })
    | undefined;
  if (!row) throw problemOf(401);
  const permissions = new Set(row.scopes);
  if (!scopes?.length || scopes.some((scope) => !permissions.has(scope)))
    throw new ProblemError(403, 'This token lacks a scope.');
  const timeZone = store.tables.customers.get(row.customer_id)?.time_zone ?? 'UTC';
  return { id: 0, customerId: row.customer_id, role: 'viewer', timeZone, permissions, machine: row.id };
}

/** All rows of a list, as the server streams them. */
function streamed(form: string, request: Request, body: unknown): Response {
  const rows = Object.values(body as object).find((value) => Array.isArray(value)) as Record<string, unknown>[];
  const fields = Object.keys(rows[0] ?? {});
  const table = [fields, ...rows.map((row) => fields.map((field) => jsonCell(row[field])))];
  const language = request.headers.get('accept-language')?.startsWith('de') ? 'de' : 'en';
  const csv = () => CSV_START + toCsv(table, csvDialect(language));
  const text = form === 'text/csv' ? csv() : rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const headers = {
    'content-type': `${form}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-total-count': `${rows.length}`,
  };
  return new HttpResponse(text, { headers });
}

/** What makes the responses: by hand, by the conventions of a collection, else by the generated handlers. */
function handlersOfContract({ contract, collections }: Mock): Map<string, AnyHandler> {
  const viewed = viewedIn(contract, collections);
  const tours = collections.find(({ name }) => name === 'tours');
  const ofTours = tourHandlers(tours);
  const ofWriting = ingestHandlers(ofTours.getTour);
  const byHand = {
    ...{
      ...shifts,
      ...sessionHandlers,
      ...secondFactorHandlers,
      ...placeHandlers(viewed),
      ...reportHandlers(viewed),
      ...statisticHandlers,
      ...ofTours,
    },
    ...ofWriting,
    ...proposalHandlers(ofWriting),
    ...disruptionHandlers(ofWriting),
    ...deviationHandlers,
    ...driveHandlers,
    ...historyHandlers,
    ...viewHandlers(viewed),
  };
  const ofCollections = new Map(collections.flatMap((collection) => collectionHandlers(contract, collection)));
  return new Map([
    ...ofCollections,
    ...(Object.entries({ ...byHand, ...peopleHandlers(ofCollections), ...areaHandlers, ...importHandlers }) as [
      string,
      AnyHandler,
    ][]),
  ]);
}

/** @param handle made by hand or by a collection; without one, the generated handler responds */
async function good(mock: Mock, operation: Operation, mode: Mode, { request, cookies }: Info, handle?: AnyHandler) {
  const { scenario, own } = mode;
  const url = new URL(request.url);
  const path = url.pathname.slice(mock.prefix.length);
  const caller = operation.scopes === null ? undefined : await callerOf(mock, request, operation, scenario);
  const fault = own.fault ?? faultOf(mock, operation, mode);
  if (fault === 'offline') return HttpResponse.error();
  // A 412 holds the record as it is now, which only the operation itself can tell.
  if (fault !== undefined && fault !== 412) throw problemOf(fault);
  const { params, query, body } = await readRequest(operation, request, path);
  if (!handle) return generatedResponse(operation, path + url.search, mock.seed, mock.now());
  const form = operation.streams.find((type) => request.headers.get('accept')?.startsWith(type));
  const isLight = (operation.scopes === null && !heavy.has(operation.id)) || light.has(operation.id);
  const call = {
    ...{ params, body, caller, cookie: cookies.refresh_token, prefix: mock.prefix, now: mock.now() },
    query: form ? { ...query, page: 1, page_size: Infinity } : query,
    bearer: /^Bearer ([\w.-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1],
    ifMatch: fault === 412 ? '"mocked"' : (request.headers.get('if-match') ?? undefined),
    store: await (isLight ? mock.lightStore : mock.store)(scenario.world ?? 'typical'),
    ...{ accounts: mock.accounts, listeners: mock.listeners, recent: mock.recent, challenge: scenario.session },
  } as AnyCall;
  const { status, body: returned, stream, etag, setCookie } = await handle(call);
  const shown = shaped(mock.contract.schemaOf, operation.output, returned);
  if (form) return streamed(form, request, shown);
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (etag) headers.set('etag', etag);
  if (setCookie) headers.set('set-cookie', setCookie);
  if (stream) headers.set('content-type', 'text/event-stream');
  if (stream || shown === undefined) return new HttpResponse(stream ?? null, { status, headers });
  return HttpResponse.json(shown as object, { status, headers });
}

const refusal = (problem: ProblemError, { headers }: Request): Response =>
  new HttpResponse(JSON.stringify(problem.toBody(undefined, headers.get('accept-language') ?? undefined)), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...problem.headers },
  });

/** What msw takes: the contract below the mock's path, under the scenario in force, and nothing else. */
export function handlersOf(mock: Mock): RequestHandler[] {
  const { contract, prefix } = mock;
  const handlers = handlersOfContract(mock);
  return [
    http.all('*', async (info) => {
      const { pathname } = new URL(info.request.url);
      if (!pathname.startsWith(`${prefix}/`)) return undefined;
      const here = contract.operations.filter(({ match }) => match(pathname.slice(prefix.length)));
      const operation = here.find(({ method }) => method === info.request.method);
      if (!operation)
        return here.length > 0
          ? refusal(new ProblemError(405, 'This URL does not take this method.'), info.request)
          : refusal(new ProblemError(404, 'There is no such address.'), info.request);
      const mode = modeOf(mock, info.request, operation.id);
      const wait = mode.own.delay ?? mode.scenario.delay ?? 0;
      if (wait > 0) await delay(wait);
      try {
        return await good(mock, operation, mode, info, handlers.get(operation.id));
      } catch (error) {
        if (error instanceof ProblemError) return refusal(error, info.request);
        if (error instanceof URIError)
          return refusal(badRequest([{ path: 'path', message: 'is malformed' }]), info.request);
        throw error;
      }
    }),
  ];
}
