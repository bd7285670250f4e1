import { CONTRACT, readDocument } from '../contract/document.ts';
import { Checker } from './checker.ts';
import { Client } from './client.ts';
import { walkLists } from './lists.ts';
import { walkAuth, walkBadQueries, walkReads } from './reads.ts';
import { walkWrites } from './writes.ts';

export interface Target {
  /** Address of the API, such as `https://host/api`. */
  url: string;
  email: string;
  password: string;
  /** Of a machine, instead of address and password: tries what its scopes allow. */
  token?: string;
  /** Also creates, changes and removes records of its own. */
  write: boolean;
}

/** Walks every operation of the contract on a backend. Progress is told by the name of each part. */
export async function conform(
  { url, email, password, token, write }: Target,
  progress: (part: string) => void = () => undefined,
): Promise<Checker> {
  const checker = new Checker(readDocument(CONTRACT));
  const client = new Client(checker, url);
  progress('signing in, tokens');
  if (token !== undefined) {
    client.token = token;
    client.machine = true;
    const { status } = await client.ask('getMe', 'knows no profile of a machine', { expect: 403 });
    if (status !== 403) return checker;
  } else if (!(await walkAuth(client, email, password))) return checker;
  progress('lists, pages, filters');
  await walkLists(client);
  progress('reference data, statistics, schedules');
  await walkReads(client);
  progress('wrong queries');
  await walkBadQueries(client);
  if (write) {
    progress('life cycles');
    await walkWrites(client);
  }
  if (!client.machine) await client.ask('logOut', 'signs out', { expect: 204 });
  return checker;
}
