import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '@/server/db/schema.ts';
import * as forecasts from '@/server/db/schema-forecasts.ts';
import * as imports from '@/server/db/schema-imports.ts';
import * as proposals from '@/server/db/schema-proposals.ts';
import * as sessions from '@/server/db/schema-sessions.ts';
import * as shifts from '@/server/db/schema-shifts.ts';
import * as tours from '@/server/db/schema-tours.ts';

/** Statements that one request may send, however many rows it is about: with levels come their forecasts, by one more, what a driver sends is of many kinds, and a disruption changes tours, stops and shifts. */
const allowed = (operation = '') =>
  /^(recordDriverEvents|(apply|undo)Disruption)$/.test(operation)
    ? 26
    : /^(record(RouteEvents|Levels)|receiveLevels|importRows)$/.test(operation)
      ? 6 // With a correction; after an import of many rows, tables are counted.
      : /^(record(Unloadings|Positions)|undoImport)$/.test(operation)
        ? 5
        : 4;

/** Who the customer is, these find out: by a token, a code or an email address. */
const beforeACustomer = new Set([
  ...['refreshToken', 'logOut', 'forgotPassword', 'verifyCode', 'readInvitation', 'acceptInvitation'],
  ...['setNewPassword', 'answerSecondFactor', 'openDriverSession'],
]);

/** Tables whose rows are of a customer, with those that are read by their name alone. */
const owned = new Set(
  [schema, forecasts, imports, proposals, sessions, shifts, tours]
    .flatMap((one) => Object.values(one))
    .filter((one): one is PgTable => is(one, PgTable) && 'customerId' in one)
    .map(getTableName)
    .flatMap((name) => [name, `all_${name}`])
    .concat([
      'event_photos',
      'tour_deviations_seen',
      'fill_sites',
      'driver_events',
      'citizen_reports',
      'route_events_keys',
    ]),
);

const notAlias =
  /^(where|on|set|left|join|inner|group|order|limit|offset|using|values|select|for|returning|cross|full|union|and|or|not|then|from|lateral)$/u;

/** What stands in the same parenthesis, and on the same side of a `union`, as something at a place of the text. */
function scopeAt(text: string, place: number): string {
  const end = (from: number, step: 1 | -1) => {
    let depth = 0;
    for (let at = from; at >= 0 && at < text.length; at += step) {
      const here = text.slice(at);
      if (text[at] === '(') depth += step;
      else if (text[at] === ')') depth -= step;
      if (depth < 0 || (depth === 0 && /^\bunion\b/u.test(here))) return at;
    }
    return from + step * text.length;
  };
  return text.slice(Math.max(0, end(place, -1)), end(place, 1));
}

/**
 * The tables that a statement reads or changes without saying whose rows: no condition beside is about `alias.customer_id`, or `customer_id`. With all of
 * them a statement of one city never looks at the rows of another, and a database that is distributed by customer answers it on one node.
 */
export function readWithoutCustomer(statement: string): string[] {
  const text = statement.replaceAll('"', '').replaceAll(/\s+/gu, ' ');
  return [...text.matchAll(/\b(?:from|join|update|using) (?:whole\.)?(\w+)(?![.\w])(?=(?: (?:as )?(\w+))?)/gu)].flatMap(
    (match) => {
      const [found, table = '', next = ''] = match;
      if (!owned.has(table)) return [];
      const alias = next === '' || notAlias.test(next) ? table : next;
      const name = `(?<![.\\w])(${alias}\\.)?customer_id`;
      const said = new RegExp(`${name} =|= ${name}\\b|\\(${name}, [^)]*\\) (=|in)`, 'u');
      return said.test(scopeAt(text, match.index)) ? [] : [text.slice(match.index, match.index + found.length + 80)];
    },
  );
}

/** What is wrong with the statements that a request has sent: they are too many, or read a table without the customer. Once in the life of a database it may take more. */
export function faultsOf(operation: string, sent: readonly string[]): string[] {
  const foreign = beforeACustomer.has(operation) ? [] : sent.flatMap(readWithoutCustomer);
  const many = sent.length > allowed(operation) && operation !== 'setUp';
  return [
    ...foreign.map((one) => `${operation} reads without the customer: ${one}`),
    ...(many ? [`${operation} sent ${sent.length}:\n${sent.join('\n')}`] : []),
  ];
}
