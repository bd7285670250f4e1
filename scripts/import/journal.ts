import { appendFileSync, existsSync, lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Location, LocationEnvelope } from '../../src/api/generated/dashboard.schemas.ts';
import { ApiError, type Api } from '../lib/api.ts';
import { existingLocations, toInput } from './existing.ts';

type Entry = { begin: string; old: Location | null } | { done: string; id: number; updated_at: string };

/** The journal's folder is not this user's alone; the message says what to do. */
export class ForeignFolder extends Error {}

/**
 * The folder of the journals, below the user's state folder, made with mode 0700: what lies in it is obeyed by the next import, so
 * nobody else may put anything there.
 * @throws ForeignFolder when it is a link, another user's, or open to others
 */
export function privateFolder(env: NodeJS.ProcessEnv = process.env): string {
  const state = env.XDG_STATE_HOME || env.LOCALAPPDATA || join(homedir(), '.local', 'state');
  const folder = join(state, 'waste-collection-dashboard');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stat = lstatSync(folder);
  // Windows has neither owner ids nor modes; there the folder is in the user's profile.
  const isOwn = process.getuid === undefined || (stat.uid === process.getuid() && (stat.mode & 0o077) === 0);
  if (!stat.isDirectory() || !isOwn)
    throw new ForeignFolder(
      `${folder} must be a folder of yours that nobody else can open (mode 0700). Nothing was imported.`,
    );
  return folder;
}

/** Notes on disk what is written, so that it can be taken back after an abort, and after a crash by the next run. */
export class Journal {
  readonly file: string;
  constructor(file: string) {
    this.file = file;
  }
  begin(key: string, old: Location | undefined): void {
    this.#add({ begin: key, old: old ?? null });
  }
  done(location: Location): void {
    this.#add({ done: location.location_id, id: location.id, updated_at: location.updated_at });
  }
  #add(entry: Entry): void {
    appendFileSync(this.file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
  }
  /** A finished import leaves no journal. */
  remove(): void {
    rmSync(this.file, { force: true });
  }
  get exists(): boolean {
    return existsSync(this.file);
  }
  entries(): Entry[] {
    return readFileSync(this.file, 'utf8')
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line) as Entry);
  }
}

/**
 * Takes back what the journal holds, newest first: new locations go, changed ones get their old fields. One that somebody changed
 * since then is left alone and reported. The journal is removed when all is done.
 * @returns the keys that were left alone
 */
export async function rollBack(api: Api, journal: Journal): Promise<string[]> {
  const left: string[] = [];
  const begun = new Map<string, Location | null>();
  const finished = new Map<string, { id: number; updated_at: string }>();
  for (const entry of journal.entries()) {
    if ('begin' in entry) begun.set(entry.begin, entry.old);
    else finished.set(entry.done, entry);
  }
  const unanswered = [...begun.keys()].some((key) => !finished.has(key));
  const now = unanswered ? await existingLocations(api) : undefined;
  for (const [key, old] of [...begun].reverse()) {
    const state = finished.get(key) ?? now?.get(key);
    if (!state || state.updated_at === old?.updated_at) continue;
    try {
      if (old)
        await api.request<LocationEnvelope>('PUT', `/locations/${state.id}`, {
          body: toInput(old),
          ifMatch: `"${state.updated_at}"`,
        });
      else await api.request('DELETE', `/locations/${state.id}`, { ifMatch: `"${state.updated_at}"` });
    } catch (error) {
      if (!(error instanceof ApiError) || ![404, 409, 412].includes(error.problem.status)) throw error;
      if (error.problem.status !== 404) left.push(key);
    }
  }
  journal.remove();
  return left;
}
