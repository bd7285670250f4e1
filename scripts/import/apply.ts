import type {
  Location,
  LocationEnvelope,
  LocationInput,
  LocationList,
} from '../../src/api/generated/dashboard.schemas.ts';
import { ApiError, type Api } from '../lib/api.ts';
import type { Checked, Refusal } from './check.ts';
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

/** All locations of the customer by their key, read in pages of 1,000. */
export async function existingLocations(api: Api): Promise<Map<string, Location>> {
  const found = new Map<string, Location>();
  for (let page = 1; ; page++) {
    const { locations, total_routes } = await api.request<LocationList>(
      'GET',
      `/locations/?page=${page}&page_size=1000&sort=location_id`,
    );
    for (const location of locations) found.set(location.location_id, location);
    if (page * 1000 >= total_routes) return found;
  }
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

/** The input that would give this location. */
export const toInput = ({
  id: _i,
  containers: _c,
  container_site: _s,
  updated_at: _u,
  ...input
}: Location): LocationInput => input;

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
