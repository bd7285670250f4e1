import { DrizzleQueryError } from 'drizzle-orm/errors';

/** What a database error says; never its values. */
export interface DbFault {
  code: string;
  constraint: string | undefined;
  table: string | undefined;
  /** The view whose check a row did not pass. */
  view: string | undefined;
}

type Raw = Error & { code?: unknown; severity?: unknown; constraint?: string; table?: string };

const faultOf = ({ code, severity, constraint, table, message }: Raw): DbFault | undefined =>
  typeof code === 'string' && typeof severity === 'string'
    ? { code, constraint, table, view: /view "(\w+)"/.exec(message)?.[1] }
    : undefined;

/** The PostgreSQL error inside an error of either engine, if there is one. */
export function dbFault(error: unknown): DbFault | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const fault = faultOf(at);
    if (fault) return fault;
  }
  return undefined;
}

/** Broken or refused connections, a full or stopping or standby database, statements that were ended from outside, deadlocks. */
const unavailable = /^(08|53|57|25006|25P03|40001|40P01)/;
const network = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver and its pool say without a code. */
const driver =
  /^Connection terminated|timeout exceeded when trying to connect|not queryable$|^Connection ended|Query read timeout/;

/** Whether the database could not be asked just now, though there is nothing wrong with the question. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as Raw;
    const fault = faultOf(at);
    if (fault ? unavailable.test(fault.code) : driver.test(at.message) || network.test(String(code))) return true;
  }
  return false;
}

/** Of data and constraints: their messages may quote a value of a row. */
const aboutData = /^2[23]/;

function line(error: Raw): string {
  const fault = faultOf(error);
  if (!fault || !aboutData.test(fault.code)) return error.message || String(error.code);
  return ['The database refused a row', fault.code, fault.table, fault.constraint].filter(Boolean).join(', ');
}

/** An error and its causes for the terminal, a line each: no statement, parameter or value of a row. */
export function explain(error: unknown): string {
  const lines: string[] = [];
  for (let at = error; at instanceof Error; at = at.cause) {
    if (!(at instanceof DrizzleQueryError)) lines.push(line(at));
  }
  return lines.join('\n') || String(error);
}
