import type { Permission, Role } from '@/api/generated/dashboard.schemas';
import type { operations } from '@/api/generated/server';
import type { Accounts } from '../state/accounts';
import type { Changed, Store } from '../state/store';

export type OperationId = keyof operations;
type Op<O extends OperationId> = operations[O];
type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Given<T> = [T] extends [undefined] ? Record<string, never> : NonNullable<T>;
type BodyOf<O extends OperationId> = Op<O> extends { requestBody: infer B } ? Json<NonNullable<B>> : undefined;

/** Who calls; from the access token. */
export interface Caller {
  id: number;
  customerId: number;
  role: Role;
  /** IANA time zone of the customer. */
  timeZone: string;
  permissions: ReadonlySet<Permission>;
}

/** A checked request: parameters coerced, defaults set. */
export interface Call<O extends OperationId = OperationId> {
  params: Given<Op<O>['parameters']['path']>;
  query: Given<Op<O>['parameters']['query']>;
  body: BodyOf<O>;
  /** Content of `If-Match`, as sent. */
  ifMatch: string | undefined;
  /** Only operations without bearer security are called without one, and those must not look at it. */
  caller: Caller;
  store: Store;
  accounts: Accounts;
  /** Told of each change of a record. */
  listeners: Set<(change: Changed) => void>;
  now: Date;
  /** The refresh cookie. */
  cookie: string | undefined;
  /** The scenario lets nobody in without a new password. */
  challenge: boolean;
  /** Path of the API, for the cookie. */
  prefix: string;
}

interface Extras {
  etag?: string;
  /** A whole Set-Cookie line. */
  setCookie?: string;
}
type HasStream<R> = R extends { content: { 'text/event-stream': unknown } } ? true : false;
type Status<R> = Extract<keyof R, 200 | 201 | 204>;

/** What a handler gives: one of the operation's good answers. Everything else is thrown as a problem. */
export type Answer<O extends OperationId> = {
  [S in Status<Op<O>['responses']>]: Extras &
    (HasStream<Op<O>['responses'][S]> extends true
      ? { status: S; stream: ReadableStream<Uint8Array> }
      : Json<Op<O>['responses'][S]> extends infer Body
        ? [Body] extends [undefined]
          ? { status: S }
          : { status: S; body: Body }
        : never);
}[Status<Op<O>['responses']>];

/** Handlers by operationId; the compiler checks parameters, body and answer of each against the contract. */
export type Handlers = { [O in OperationId]: (call: Call<O>) => Answer<O> };

/** What list, filters and sorting take from any list's query. */
export type Ground = Pick<Call, 'store' | 'caller'>;
