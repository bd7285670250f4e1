import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/open.ts';
import { rateLimits } from '../db/schema-sessions.ts';
import { anyOf } from '../db/sql.ts';
import { tooMany } from '@/contract/problem.ts';

const minutes = 15;

/** Attempts in 15 minutes: at one account (of reports, the label's code, of replies, the email address, of drivers, the link's token, of mailed links, the customer) from one IP, from one IP, at one account, in all. */
const allowed = {
  'log-in': [5, 50, 100, 1000],
  forgot: [5, 30, 10, 500],
  verify: [5, 50, 20, 500],
  password: [10, 50, 30, 1000],
  label: [60, 300, 600, 20_000],
  report: [6, 20, 60, 5000],
  reply: [6, 20, 6, 5000],
  drive: [60, 600, 120, 20_000],
  'user-link': [60, 300, 60, 5000],
} as const;

type Kind = keyof typeof allowed;
interface Row {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number;
}

/** Judges the row that `countTogether` has counted; the library counts one key for each statement. */
class Limiter extends RateLimiterDrizzle {
  declare getInMemoryBlockMsBeforeExpire: (key: string) => number;

  _upsert(
    key: string,
    _points: number,
    _ms: number,
    _force: boolean,
    rows: Map<string, Row>,
  ): Promise<Row | undefined> {
    return Promise.resolve(rows.get(key));
  }
}

/** The address, of IPv6 the first half: whoever has one such address has 2^64 of them. */
function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [left = [], right] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = right ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return [...left, ...zeros, ...(right ?? [])].slice(0, 4).join(':');
}

/** One statement for all keys, in their order, so that two of them never wait for each other. */
async function countTogether(db: Db, keys: string[], now: Date): Promise<Map<string, Row>> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { key, points, expire } = rateLimits;
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`insert into ${rateLimits} (key, points, expire)
    select given, 1, ${at} + ${minutes} * interval '1 minute' from unnest(${sql.param(keys)}::text[]) given order by given
    on conflict (key) do update set
      points = case when ${expire} <= ${at} then 1 else ${points} + 1 end,
      expire = case when ${expire} <= ${at} then excluded.expire else ${expire} end
    returning ${key}, ${points}, (extract(epoch from ${expire}) * 1000)::float8 as expire`);
  return new Map(rows.map((row) => [row.key, row]));
}

/** Limits on attempts, shared by all servers. Each is for one kind of attempt, at an account (or whatever else is tried) from an IP. */
export interface Limits {
  /**
   * Counts an attempt before it is judged, so that many at once cannot pass together.
   * @param tried the account, for each kind that the attempt is of
   * @throws 429 with Retry-After; this server refuses further ones without asking the database
   */
  count(ip: string, tried: Partial<Record<Kind, string>>): Promise<void>;
  /** Takes the attempt back after it succeeded, and forgets those before it at this account from this IP. */
  forgive(kind: Kind, ip: string, account: string): Promise<void>;
  /** Counts a call with the session of a driver's link. @throws 429 with Retry-After */
  countDriver(link: number): Promise<void>;
}

/** Counts the requests of one sender within seconds, on this server alone. @throws 429 with Retry-After */
export function requestsWithin(duration: number, points: number) {
  const limiter = new RateLimiterMemory({ points, duration });
  return async (sender: number): Promise<void> => {
    try {
      await limiter.consume(sender);
    } catch (reason) {
      throw reason instanceof RateLimiterRes ? tooMany(reason.msBeforeNext / 1000) : reason;
    }
  };
}

/** Limits by rate-limiter-flexible in the table `rate_limits`. */
export function openLimits(db: Db, now: () => Date): Limits {
  const limiters = Object.fromEntries(
    Object.entries(allowed).map(([kind, limits]) => [
      kind,
      limits.map(
        (points) =>
          new Limiter({
            ...{ storeClient: db, schema: rateLimits, clearExpiredByTimeout: false, keyPrefix: '' },
            ...{ points, duration: minutes * 60, inMemoryBlockOnConsumed: points + 1 },
          }),
      ),
    ]),
  ) as Record<Kind, Limiter[]>;

  const keysOf = (kind: Kind, ip: string, account: string) =>
    [[networkOf(ip), account.toLowerCase()], [networkOf(ip)], ['', account.toLowerCase()], []].map((parts) =>
      createHash('sha256')
        .update([kind, parts.length, ...parts].join('\n'))
        .digest('base64url'),
    );

  return {
    // A phone that sends a whole tour row by row, one after the other, stays below it.
    countDriver: requestsWithin(10, 200),
    count: async (ip, tried) => {
      const each = (Object.entries(tried) as [Kind, string][]).flatMap(([kind, account]) => {
        const keys = keysOf(kind, ip, account);
        return limiters[kind].map((limiter, index) => [limiter, keys[index] ?? ''] as const);
      });
      const blocked = Math.max(...each.map(([limiter, key]) => limiter.getInMemoryBlockMsBeforeExpire(key)));
      if (blocked > 0) throw tooMany(blocked / 1000);
      const rows = await countTogether(
        db,
        each.map(([, key]) => key),
        now(),
      );
      const results = await Promise.allSettled(each.map(([limiter, key]) => limiter.consume(key, 1, rows)));
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
      const waits = refused.map((reason) => {
        if (reason instanceof RateLimiterRes) return reason.msBeforeNext;
        throw reason;
      });
      if (waits.length > 0) throw tooMany(Math.max(...waits) / 1000);
    },
    forgive: async (kind, ip, account) => {
      const keys = keysOf(kind, ip, account);
      const { key, points } = rateLimits;
      await db.execute(sql`with own as (select ${key} from ${rateLimits} where ${anyOf(key, keys, 'text')} order by ${key} for update)
        update ${rateLimits} set points = case when ${key} = ${keys[0]} then 0 else greatest(${points} - 1, 0) end
        where ${key} in (select own.key from own)`);
    },
  };
}
