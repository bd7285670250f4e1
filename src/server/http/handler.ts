import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { components, operations } from '@/api/generated/server';
import type { Asked, Json, OperationId } from '@/contract/operation.ts';
import type { Keys } from '../auth/keys.ts';
import type { Machines } from '../auth/machines.ts';
import type { Limits } from '../auth/limits.ts';
import type { Passwords } from '../auth/password.ts';
import type { SQL } from 'drizzle-orm';
import type { Sessions } from '../auth/sessions.ts';
import type { Config } from '../config.ts';
import type { Db, OpenDatabase } from '../db/open.ts';
import type { Replica } from '../db/replica.ts';
import type { RowStream } from '../db/rowStream.ts';
import type { Events } from '../events.ts';

type Op<O extends OperationId> = operations[O];

/** What an access token says. */
export interface Claims {
  /** The user. */
  id: number;
  customerId: number;
  /** The session the token belongs to. */
  sessionId: string;
  /** IANA time zone of the customer. */
  timeZone: string;
}

/** Who calls: the token says who, the database what they may do. */
export interface Caller extends Claims {
  /** Of a machine token: there is no user and no session. */
  machine?: {
    id: number;
    name: string;
    /** Whose keys its rows have. */
    sender: number;
    /** What the payloads of a vendor mean. */
    mapping: components['schemas']['LevelMapping'] | null;
  };
  role: components['schemas']['Role'];
  /** Disposition areas that the caller is limited to; null for all. The database shows a limited caller no more (`db/limited.ts`). */
  areaIds: readonly number[] | null;
  permissions: ReadonlySet<components['schemas']['Permission']>;
  /** An administrator who has to set up a second factor before anything else; has no permissions. */
  secondFactorMissing?: boolean;
}

/** What all handlers share. */
export interface Services {
  db: Db;
  replica?: Replica;
  engine: OpenDatabase['engine'];
  config: Config;
  /** The present moment; tests set it. */
  now(): Date;
  mail: Mail;
  keys: Keys;
  tokens: Tokens;
  sessions: Sessions;
  machines: Machines;
  limits: Limits;
  passwords: Passwords;
  events: Events;
}

/** Sends a mail, or shows it on the terminal. */
export type Mail = (message: { to: string; subject: string; text: string }) => Promise<void>;

/** Access tokens (JWT). */
export interface Tokens {
  sign(claims: Claims): string;
  /** @returns undefined when the token is wrong or has expired; whether its session goes on is another question */
  verify(token: string): Claims | undefined;
}

/** A checked request: parameters coerced, defaults set. */
export interface Call<O extends OperationId = OperationId> extends Services, Asked<O> {
  /** Content of `If-Match`, as sent. */
  ifMatch: string | undefined;
  lastEventId: string | undefined;
  /** Only operations without bearer security are called without one, and those must not look at it. */
  caller: Caller;
  /** Bearer token as sent: of operations with a security of their own, which judge it themselves. */
  bearer: string | undefined;
  /** Opens the rows of a query as a stream; only when the client asks for a list as a stream. @param count selects their number as `count` */
  openRows: ((rows: SQL, count: SQL) => Promise<RowStream>) | undefined;
  /** Whether the access token is still good; for responses that last. */
  signedIn(): Promise<boolean>;
  /** Whether the client has closed its connection: nobody waits for the response any more. */
  hasLeft(): Promise<boolean>;
  ip: string;
  secure: boolean;
  /** Scheme, host and port that the client asked. */
  origin: string;
  userAgent: string | undefined;
  /** Content of `Accept-Language`, as sent. */
  language: string | undefined;
  cookies: Record<string, string | undefined>;
  log: FastifyBaseLogger;
}

interface Extras {
  /** Sent as ETag. */
  etag?: string;
  /** Whole Set-Cookie lines. */
  cookies?: string[];
}

type HasStream<R> = R extends { content: { 'text/event-stream': unknown } } ? true : false;
type Status<R> = Extract<keyof R, 200 | 201 | 204>;

/** What a handler gives: one of the operation's good responses. Everything else is thrown as a problem. */
type HandlerResponse<O extends OperationId> = {
  [S in Status<Op<O>['responses']>]: Extras &
    (HasStream<Op<O>['responses'][S]> extends true
      ? { status: S; /** Server-sent events. */ events: Readable }
      : Json<Op<O>['responses'][S]> extends infer Body
        ? [Body] extends [undefined]
          ? { status: S }
          : { status: S; body: Body }
        : never);
}[Status<Op<O>['responses']>];

/** All rows of a list, for a call with `openRows`. */
export interface Streamed {
  status: 200;
  stream: RowStream;
}

type Handler<O extends OperationId> = (call: Call<O>) => Promise<HandlerResponse<O> | Streamed>;

/** Handlers by operationId; the compiler checks parameters, body and response of each against the contract. */
export type Handlers = { [O in OperationId]?: Handler<O> };
