import type { Permission, Role } from '@/api/generated/dashboard.schemas';
import type { operations } from '@/api/generated/server';
import type { Asked, Json, OperationId } from '@/contract/operation';
import type { Scenario } from './scenarios';
import type { Accounts } from './state/accounts';
import type { Changed, Store } from './state/store';

/** Who calls; from the access token. */
export interface Caller {
  id: number;
  customerId: number;
  role: Role;
  /** IANA time zone of the customer. */
  timeZone: string;
  permissions: ReadonlySet<Permission>;
  /** The token of a machine, which is no user. */
  machine?: number;
}

/** What a request of any operation comes with. */
export interface Context {
  /** Content of `If-Match`, as sent. */
  ifMatch: string | undefined;
  /** Operations without bearer security are called without one, and must not look at it. */
  caller: Caller;
  /** Bearer token as sent, for operations that judge it themselves. */
  bearer: string | undefined;
  store: Store;
  accounts: Accounts;
  /** Told of each change of a record. */
  listeners: Set<(change: Changed) => void>;
  /** The last changes, the newest at the end. */
  recent: readonly Changed[];
  now: Date;
  /** The refresh cookie. */
  cookie: string | undefined;
  /** The scenario lets nobody in without a new password, or a code. */
  challenge: Scenario['session'];
  /** Path of the API, for the cookie. */
  prefix: string;
}

/** A checked request with all that. */
export type Call<O extends OperationId> = Context & Asked<O>;

interface AnyResponse {
  status: number;
  body?: unknown;
  stream?: ReadableStream<Uint8Array>;
  etag?: string;
  /** A whole Set-Cookie line. */
  setCookie?: string;
}

type Status<R> = Extract<keyof R, 200 | 201 | 204>;
type MockResponse<R> = { [S in Status<R>]: Omit<AnyResponse, 'body'> & { status: S; body?: Json<R[S]> } }[Status<R>];

/** Handlers by operationId; the compiler checks parameters, body and response against the contract. Refusals are thrown. */
export type Handlers = {
  [O in OperationId]?: (
    call: Call<O>,
  ) => MockResponse<operations[O]['responses']> | Promise<MockResponse<operations[O]['responses']>>;
};

/** A handler of which only the contract knows what it takes. */
export type AnyCall = Context & { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown };
export type AnyHandler = (call: AnyCall) => AnyResponse | Promise<AnyResponse>;
