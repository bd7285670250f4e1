/** What the operator was told, to be held against what the server has. */
export interface RecordNote {
  list: 'drivers' | 'locations';
  key: string;
  /** The name that was confirmed last; null before any save was. */
  name: string | null;
  /** Names sent since without a confirmation: each may have arrived all the same. */
  sent: string[];
  /** Deleted on the page; the server may still have refused. */
  deleted: boolean;
}

/** A notification or a shift: known by what it says, since the page shows no number of it. */
interface EntryNote {
  list: 'complaints' | 'shifts';
  /** `location material` or `who day start`. */
  what: string;
  confirmed: boolean;
}

export interface Ledger {
  records: RecordNote[];
  entries: EntryNote[];
}

type Json = Record<string, unknown>;
interface Named {
  id: number;
  name?: string;
  location_name?: string;
}

/** Reads the server as another client does, past the faulty way. */
export async function reader(productUrl: string, email: string, password: string) {
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${productUrl}/api${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as Json;
  };
  const { atk } = await call('/auth/log-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return (path: string) => call(path, { headers: { authorization: `Bearer ${String(atk)}` } });
}

export type Read = Awaited<ReturnType<typeof reader>>;

/** The name the server has for a record, null if it has no such record. */
async function nameOf(read: Read, { list, key }: RecordNote): Promise<string | null> {
  const rows = (await read(`/${list}/?q=${encodeURIComponent(key)}&page_size=100`))[list] as Named[];
  const row = rows.find((one) => Object.values(one).includes(key));
  return row ? (row.name ?? row.location_name ?? '') : null;
}

/** Where the server contradicts what the operator was told; one line each. `shown` is whether the page lists a record. */
export async function contradictions(read: Read, { records, entries }: Ledger, shown: ReadonlyMap<string, string>) {
  const wrong: string[] = [];
  for (const note of records) {
    const real = await nameOf(read, note);
    const seen = shown.get(note.key) ?? null;
    const told = [note.name, ...note.sent];
    const about = `${note.list} ${note.key}`;
    if (real !== null && !told.includes(real)) wrong.push(`${about}: told ${told.join(' or ')}, server has ${real}`);
    if (real === null && note.name !== null && !note.deleted) wrong.push(`${about}: confirmed as saved, and lost`);
    if (seen !== real) wrong.push(`${about}: the page shows ${seen}, the server has ${real}`);
  }
  for (const list of ['complaints', 'shifts'] as const) {
    const notes = entries.filter((entry) => entry.list === list);
    for (const what of new Set(notes.map((entry) => entry.what))) {
      const real = await countOf(read, list, what);
      const of = notes.filter((entry) => entry.what === what);
      const least = of.filter(({ confirmed }) => confirmed).length;
      // A shift is one at its time however often it was saved.
      if (real < (list === 'shifts' ? Math.min(1, least) : least))
        wrong.push(`${list} ${what}: ${least} confirmed as saved, server has ${real}`);
      if (real > of.length) wrong.push(`${list} ${what}: sent ${of.length} times, server has ${real}`);
    }
  }
  return wrong;
}

async function countOf(read: Read, list: EntryNote['list'], what: string): Promise<number> {
  const [who = '', second = '', start = ''] = what.split(' | ');
  if (list === 'complaints') {
    const { complaints } = await read(`/complaints/?location_id=${encodeURIComponent(who)}&page_size=1000`);
    const since = Date.now() - 3_600_000;
    return (complaints as { material_type: string; created_at: string }[]).filter(
      (one) => one.material_type === second && Date.parse(one.created_at) > since,
    ).length;
  }
  const { availabilities } = await read(
    `/drivers/${encodeURIComponent(who)}/availability?start_date=${second}&end_date=${second}`,
  );
  return (availabilities as { start_time: string; available: boolean }[]).filter(
    (one) => one.start_time === start && one.available,
  ).length;
}
