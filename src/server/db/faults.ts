import { DrizzleQueryError } from 'drizzle-orm/errors';

/** What a database error says; never its values. */
export interface DbFault {
  code: string;
  constraint: string | undefined;
  table: string | undefined;
}

type Raw = Error & { code?: unknown; severity?: unknown; constraint?: string; table?: string };

const faultOf = ({ code, severity, constraint, table }: Raw): DbFault | undefined =>
  typeof code === 'string' && typeof severity === 'string' ? { code, constraint, table } : undefined;

/** The PostgreSQL error inside an error of either engine, if there is one. */
export function dbFault(error: unknown): DbFault | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const fault = faultOf(at);
    if (fault) return fault;
  }
  return undefined;
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
