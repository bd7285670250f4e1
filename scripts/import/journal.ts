import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import type { Location, LocationEnvelope } from '../../src/api/generated/dashboard.schemas.ts';
import { ApiError, type Api } from '../lib/api.ts';
import { existingLocations, toInput } from './apply.ts';

type Entry = { begin: string; old: Location | null } | { done: string; id: number; updated_at: string };

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
    appendFileSync(this.file, `${JSON.stringify(entry)}\n`);
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
