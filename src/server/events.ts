import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { components } from '@/api/generated/server';
import { iso } from './db/sql.ts';
import type { Db, OpenDatabase } from './db/open.ts';
import type { Caller } from './http/handler.ts';
import { ProblemError, tooMany } from '@/contract/problem.ts';

type ChangeEvent = components['schemas']['ChangeEvent'];
type ImportProgress = components['schemas']['ImportProgress'];
/** How far an import of a user is, on its way to the server that has the user's stream. */
interface Told {
  customer_id: number;
  user_id: number;
  progress: ImportProgress;
}
type Entry = ChangeEvent & { seq: number };

/** Streams of one user and of one customer at the same time, on each server. */
const perUser = 20;
const perCustomer = 500;
/** Characters that may wait for a slow client before its stream is cut; it resumes when it can. */
const longestQueue = 256 * 1024;

interface Stream {
  caller: Caller;
  body: Readable;
  /** Changes that arrive before those that were missed have been sent. */
  waiting: Entry[] | undefined;
  signedIn(): Promise<boolean>;
}

/** A limited caller is not told which records changed: they may be of other areas. */
const textOf = ({ seq, resource, ids, at }: Entry, { areaIds }: Caller) =>
  `id: ${seq}\ndata: ${JSON.stringify({ resource, ids: areaIds ? null : ids, at } satisfies ChangeEvent)}\n\n`;

/** The changes of a customer since an entry (see `0009_changes.sql`), else those of the last minute, summed up by resource. */
async function missed(
  db: Db,
  customerId: number,
  last: string | undefined,
): Promise<{ newest: number; entries: Entry[] }> {
  const since =
    last === undefined
      ? sql`at > clock_timestamp() - interval '1 minute'`
      : sql`(transaction >= (select oldest from changes where seq = ${last}) or seq > ${last})`;
  const { rows } = await db.execute<{ newest: string; known: boolean; entries: Entry[] }>(sql`
    with summed as (
      select resource, max(seq) as seq, max(at) as at,
          case when bool_or(ids is null) or count(distinct id) > 100 then null else json_agg(distinct id) end as ids
        from changes left join lateral unnest(ids) id on true
        where customer_id = ${customerId} and ${since} group by resource)
    select (select coalesce(max(seq), 0) from changes) as newest,
      ${last === undefined ? sql`true` : sql`exists (select from changes where seq = ${last})`} as known,
      coalesce((select json_agg(json_build_object('seq', seq, 'resource', resource, 'ids', ids, 'at', ${iso(sql`at`)}) order by seq)
        from summed), '[]') as entries`);
  const { newest, known, entries } = rows[0] ?? { newest: '0', known: false, entries: [] };
  const all: Entry = { seq: Number(newest), resource: 'all', ids: null, at: new Date().toISOString() };
  return { newest: Number(newest), entries: known ? entries : [all] };
}

/** The open event streams of this server, and the one listener for changes on their behalf. */
export class Events {
  readonly #database: OpenDatabase;
  readonly #log: FastifyBaseLogger;
  readonly #streams = new Set<Stream>();
  readonly #heartbeat: NodeJS.Timeout;
  #listening = false;
  #stop: (() => Promise<void>) | undefined;

  /** @param heartbeat milliseconds between two signs of life */
  constructor(database: OpenDatabase, log: FastifyBaseLogger, heartbeat = 20_000) {
    this.#database = database;
    this.#log = log;
    this.#heartbeat = setInterval(() => this.#beat(), heartbeat);
    this.#heartbeat.unref();
  }

  /** Begins to listen; when it cannot, streams are refused until it can. */
  async start(): Promise<void> {
    this.#stop = await this.#database.listen('changes', {
      onMessage: (text) => {
        const entry = JSON.parse(text) as (Entry & { customer_id: number }) | Told;
        if ('progress' in entry) return this.#tell(entry);
        // Before anybody is told and asks.
        this.#database.replica?.changed(entry.customer_id);
        this.#spread(entry);
      },
      onState: (listening, error) => {
        if (listening !== this.#listening || error)
          this.#log[listening ? 'info' : 'warn'](
            { err: error },
            listening
              ? 'listening for changes'
              : 'not listening for changes: clients ask again when they are looked at',
          );
        this.#listening = listening;
        // They come back when it listens again, and are told what they missed.
        if (!listening) this.#endAll();
      },
    });
  }

  get count(): number {
    return this.#streams.size;
  }

  /**
   * A stream for a caller, as the body of a response.
   * @param last `Last-Event-ID`
   * @param signedIn whether the caller's token is still good
   */
  async open(caller: Caller, last: string | undefined, signedIn: () => Promise<boolean>): Promise<Readable> {
    if (!this.#listening)
      throw new ProblemError(503, 'Changes cannot be streamed at the moment.', {}, { 'retry-after': '30' });
    const own = [...this.#streams].filter((one) => one.caller.customerId === caller.customerId);
    if (own.length >= perCustomer || own.filter((one) => one.caller.id === caller.id).length >= perUser)
      throw tooMany(30);
    const body = new Readable({ read: () => undefined });
    const stream: Stream = { caller, body, waiting: [], signedIn };
    this.#streams.add(stream);
    body.on('close', () => this.#streams.delete(stream));
    this.#database.replica?.changed(caller.customerId);
    try {
      const { newest, entries } = await missed(this.#database.db, caller.customerId, last);
      // One id after all of them: a stream that breaks among them resumes before the first.
      const told = entries
        .map((entry) => textOf(entry, caller))
        .join('')
        .replaceAll(/^id: .*\n/gm, '');
      body.push(`retry: 2000\n\n${told}id: ${newest}\n\n`);
    } catch (error) {
      body.destroy();
      throw error;
    }
    for (const entry of stream.waiting ?? []) this.#send(stream, textOf(entry, caller));
    stream.waiting = undefined;
    return body;
  }

  /** Says to a user, on whichever server the stream is, how far an import is. It does not wait, and may not arrive. */
  progress({ customerId, id }: Caller, progress: ImportProgress): void {
    const told: Told = { customer_id: customerId, user_id: id, progress };
    const { engine, db } = this.#database;
    // The embedded engine is busy with the import, and there is one server.
    if (engine === 'pglite') this.#tell(told);
    else db.execute(sql`select pg_notify('changes', ${JSON.stringify(told)})`).catch(() => undefined);
  }

  /** Ends all streams, so that a server that stops does not wait for them. */
  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    this.#listening = false;
    this.#endAll();
    await this.#stop?.();
  }

  #endAll(): void {
    for (const { body } of this.#streams) body.push(null);
    this.#streams.clear();
  }

  #spread({ customer_id: customer, ...entry }: Entry & { customer_id: number }): void {
    for (const stream of this.#streams) {
      if (stream.caller.customerId !== customer) continue;
      if (stream.waiting) stream.waiting.push(entry);
      else this.#send(stream, textOf(entry, stream.caller));
    }
  }

  #tell({ customer_id: customer, user_id: user, progress }: Told): void {
    for (const stream of this.#streams) {
      const { customerId, id, machine } = stream.caller;
      if (customerId === customer && id === user && !machine)
        this.#send(stream, `event: progress\ndata: ${JSON.stringify(progress)}\n\n`);
    }
  }

  #send({ body }: Stream, text: string): void {
    if (body.readableLength > longestQueue) body.destroy();
    else body.push(text);
  }

  #beat(): void {
    for (const stream of this.#streams) {
      void stream.signedIn().then(
        (good) => {
          if (!this.#streams.has(stream)) return;
          if (good) return this.#send(stream, ':\n\n');
          this.#streams.delete(stream);
          stream.body.push(null);
        },
        () => stream.body.destroy(),
      );
    }
  }
}
