import { delay, HttpResponse } from 'msw';
import { CSV_START, csvDialect, jsonCell, toCsv } from '@/csv/csv';
import { permissionsOf } from '../handlers/profile';
import { handlers } from '../handlers';
import type { Mock } from '../mock';
import { overrideOf, readOverrides, type Override } from '../overrides';
import { isScenario, scenarioOf, type Fault, type Scenario } from '../scenarios';
import { readToken } from '../state/tokens';
import type { Caller, OperationId } from './call';
import type { Operation } from './contract';
import { badRequest, ProblemError } from './problem';

/** What msw tells about a request. */
export interface Info {
  request: Request;
  cookies: Record<string, string>;
}

type AnyAnswer = {
  status: number;
  body?: unknown;
  stream?: ReadableStream<Uint8Array>;
  etag?: string;
  setCookie?: string;
};

/** Spared by the scenarios' faults, or nobody would see the screens that have to bear them. */
const spared = new Set<OperationId>(['getMe', 'updateMe', 'streamEvents']);
/** What they need is in the smallest world: signing in does not wait for a year of tours to be made. */
const light = new Set<OperationId>(['getMe', 'updateMe', 'listMaterials', 'listConstructionTypes', 'streamEvents']);
const limit = 1024 * 1024;

const faults: Record<number, string> = {
  401: 'The access token is missing or has expired.',
  403: 'The scenario forbids this.',
  500: 'Server error',
};

function problemOf(fault: number): ProblemError {
  const headers = fault === 429 ? { 'retry-after': '5' } : undefined;
  return new ProblemError(fault, faults[fault] ?? `The scenario answers ${fault}.`, {}, headers);
}

/** Scenario and override of a request: those of its headers, else those of the settings. */
function modeOf({ settings }: Mock, { headers }: Request, id: OperationId): { scenario: Scenario; own: Override } {
  const named = headers.get('x-mock-scenario');
  const overrides = headers.get('x-mock');
  return {
    scenario: scenarioOf(isScenario(named) ? named : settings.scenario),
    own: overrideOf(overrides === null ? settings.overrides : readOverrides(overrides), id),
  };
}

/** @returns nothing for what needs no access token, so that signing in always works */
function faultOf(mock: Mock, operation: Operation, scenario: Scenario): Fault | undefined {
  if (operation.scopes === null || spared.has(operation.id)) return undefined;
  const key = `${scenario.name} ${operation.id}`;
  const turn = mock.turns.get(key) ?? 0;
  mock.turns.set(key, turn + 1);
  return scenario.fault?.(turn);
}

/** Who calls. @throws 401, 403 */
async function callerOf(mock: Mock, request: Request, operation: Operation, scenario: Scenario): Promise<Caller> {
  const token = /^Bearer ([\w.-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const claims = token === undefined ? undefined : readToken(token);
  const user = claims && mock.accounts.users.get(claims.user);
  const { session } = scenario;
  const early = claims !== undefined && (claims.via === 'log-in' || claims.issued < mock.startedAt.getTime());
  const late = !claims || claims.expires <= mock.now().getTime();
  if (!user || late || (session === 'expired' && early) || (session === 'challenge' && claims.via !== 'new-password'))
    throw problemOf(401);
  const role = scenario.role ?? user.role;
  const permissions = permissionsOf(role);
  const missing = operation.scopes?.find((permission) => !permissions.has(permission));
  if (missing) throw new ProblemError(403, `This needs the permission ${missing}.`);
  const timeZone = (await mock.store('empty')).customer.get(user.customer_id)?.time_zone ?? 'UTC';
  return { id: user.id, customerId: user.customer_id, role, timeZone, permissions };
}

async function bodyOf(request: Request, { checkBody }: Operation): Promise<unknown> {
  if (!checkBody) return undefined;
  const text = await request.clone().text();
  if (text.length > limit) throw new ProblemError(413, 'The body is over the limit.');
  if (text === '') throw badRequest([{ path: 'body', message: "must have required property 'requestBody'" }]);
  if (!(request.headers.get('content-type') ?? '').includes('json'))
    throw new ProblemError(400, 'The body must be JSON (content type application/json).');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw badRequest([{ path: 'body', message: 'must be well-formed JSON' }]);
  }
  const errors = checkBody(body);
  if (errors.length > 0) throw badRequest(errors);
  return body;
}

/** Parameters, coerced and with their defaults. @throws 400 */
function parametersOf(url: URL, raw: Record<string, string>, operation: Operation) {
  const query = operation.queryOf(url.searchParams);
  const given = Object.entries(raw).map(([name, value]) => [name, decodeURIComponent(value)] as const);
  const params: Record<string, unknown> = Object.fromEntries(given);
  const errors = [...operation.checkPath(params, 'path'), ...operation.checkQuery(query, 'query')];
  if (errors.length > 0) throw badRequest(errors);
  // As the server: a number has one spelling in a path.
  if (given.some(([name, value]) => String(params[name]) !== value))
    throw new ProblemError(404, 'There is no such address.');
  return { params, query };
}

async function good(mock: Mock, operation: Operation, info: Info, mode: { scenario: Scenario; own: Override }) {
  const { request } = info;
  const { scenario, own } = mode;
  const url = new URL(request.url);
  const raw = operation.match(url.pathname.slice(mock.prefix.length));
  // msw takes a slash at the end for nothing; the contract does not.
  if (!raw) throw new ProblemError(404, 'There is no such address.');
  const caller = operation.scopes === null ? undefined : await callerOf(mock, request, operation, scenario);
  const fault = own.fault ?? faultOf(mock, operation, scenario);
  if (fault === 'offline') return HttpResponse.error();
  // A 412 holds the record as it is now, which only the operation itself can tell.
  if (fault !== undefined && fault !== 412) throw problemOf(fault);
  const call = {
    ...parametersOf(url, raw, operation),
    body: await bodyOf(request, operation),
    ifMatch: fault === 412 ? '"mocked"' : (request.headers.get('if-match') ?? undefined),
    caller,
    store: await mock.store(operation.scopes === null || light.has(operation.id) ? 'empty' : scenario.world),
    accounts: mock.accounts,
    listeners: mock.listeners,
    now: mock.now(),
    cookie: info.cookies['refresh_token'],
    challenge: scenario.session === 'challenge',
    prefix: mock.prefix,
  };
  const handle = handlers[operation.id] as (given: typeof call) => AnyAnswer;
  const form = operation.streams.find((type) => request.headers.get('accept')?.startsWith(type));
  if (form) return streamed(form, request, handle({ ...call, query: { ...call.query, page: 1, page_size: Infinity } }));
  const answer = handle(call);
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (answer.etag) headers.set('etag', answer.etag);
  if (answer.setCookie) headers.set('set-cookie', answer.setCookie);
  const { status, body, stream } = answer;
  if (stream) {
    headers.set('content-type', 'text/event-stream');
    return new HttpResponse(stream, { status, headers });
  }
  return body === undefined
    ? new HttpResponse(null, { status, headers })
    : HttpResponse.json(body, { status, headers });
}

/** All rows of a list, as the server streams them. */
function streamed(form: string, request: Request, { body }: AnyAnswer): Response {
  const rows = Object.values(body as object).find((value) => Array.isArray(value)) as Record<string, unknown>[];
  const fields = Object.keys(rows[0] ?? {});
  const table = [fields, ...rows.map((row) => fields.map((field) => jsonCell(row[field])))];
  const language = request.headers.get('accept-language')?.startsWith('de') ? 'de' : 'en';
  const text =
    form === 'text/csv'
      ? CSV_START + toCsv(table, csvDialect(language))
      : rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  return new HttpResponse(text, {
    headers: {
      'content-type': `${form}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-total-count': `${rows.length}`,
    },
  });
}

/** A refusal as a response. */
export const refusal = (problem: ProblemError): Response =>
  new HttpResponse(JSON.stringify(problem.toBody()), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...problem.headers },
  });

/** Answers a request as a server that keeps the contract would, under the scenario in force. */
export async function answer(mock: Mock, id: OperationId, info: Info): Promise<Response> {
  const operation = mock.contract.byId.get(id);
  if (!operation) throw new Error(`The contract has no ${id}.`);
  const mode = modeOf(mock, info.request, id);
  const wait = mode.own.delay ?? mode.scenario.delay;
  if (wait > 0) await delay(wait);
  try {
    return await good(mock, operation, info, mode);
  } catch (error) {
    if (error instanceof ProblemError) return refusal(error);
    if (error instanceof URIError) return refusal(badRequest([{ path: 'path', message: 'is malformed' }]));
    throw error;
  }
}
