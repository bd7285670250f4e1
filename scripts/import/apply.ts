import type { Location, LocationEnvelope, LocationInput } from '../../src/api/generated/dashboard.schemas.ts';
import { ApiError, type Api } from '../lib/api.ts';
import type { Checked, Refusal } from './check.ts';
import { toInput } from './existing.ts';
import type { Journal } from './journal.ts';

interface Change {
  line: number;
  input: LocationInput;
  /** The location as it stands, for a change; none for a new one. */
  old?: Location;
}

export interface Plan {
  changes: Change[];
  unchanged: number;
}

/** What has to be written so that the server holds what the file says. */
export function plan(inputs: Checked['inputs'], existing: ReadonlyMap<string, Location>): Plan {
  const changes: Change[] = [];
  for (const { line, input } of inputs) {
    const old = existing.get(input.location_id);
    // An import without areas does not take an area away that somebody has set since.
    const wanted = old
      ? { ...input, disposition_area_id: input.disposition_area_id ?? old.disposition_area_id }
      : input;
    if (!old || !same(toInput(old), wanted)) changes.push({ line, input: wanted, ...(old ? { old } : {}) });
  }
  return { changes, unchanged: inputs.length - changes.length };
}

const same = (a: LocationInput, b: LocationInput) =>
  (Object.keys(b) as (keyof LocationInput)[]).every((key) => (a[key] ?? null) === (b[key] ?? null));

/**
 * Writes the changes, four at a time, each noted in the journal before and after. A row that the server refuses is reported; any
 * other failure (server gone, `signal`) stops the run and rejects: the caller rolls the journal back.
 */
export async function write(
  api: Api,
  changes: readonly Change[],
  journal: Journal,
  signal: AbortSignal,
  done: () => void,
): Promise<Refusal[]> {
  const refused: Refusal[] = [];
  const queue = [...changes];
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const worker = async () => {
    for (let change = queue.shift(); change; change = queue.shift()) {
      either.throwIfAborted();
      try {
        await writeOne(api, change, journal);
      } catch (error) {
        if (!(error instanceof ApiError) || ![400, 409, 412, 422].includes(error.problem.status)) throw error;
        refused.push({ line: change.line, location_id: change.input.location_id, reason: error.message });
      }
      done();
    }
  };
  const workers = [worker(), worker(), worker(), worker()].map((work) =>
    work.catch((error: unknown) => {
      stop.abort(error);
      throw error;
    }),
  );
  const results = await Promise.allSettled(workers);
  const failed = results.find((r) => r.status === 'rejected');
  if (failed) throw signal.aborted ? signal.reason : failed.reason;
  return refused.sort((a, b) => a.line - b.line);
}

async function writeOne(api: Api, { input, old }: Change, journal: Journal): Promise<void> {
  journal.begin(input.location_id, old);
  const { location } = old
    ? await api.request<LocationEnvelope>('PUT', `/locations/${old.id}`, {
        body: input,
        ifMatch: `"${old.updated_at}"`,
      })
    : await api.request<LocationEnvelope>('POST', '/locations/', { body: input });
  journal.done(location);
}
