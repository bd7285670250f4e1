import { existsSync, readFileSync } from 'node:fs';

/** A round counts as undisturbed up to this share of processor time lost to others. */
const CALM = 0.03;

/** Processor time since the machine started, in ticks: what it was busy, and what others on the same hardware took (`steal`). */
function ticks(): { busy: number; stolen: number } {
  if (!existsSync('/proc/stat')) return { busy: 0, stolen: 0 };
  // `cpu  user nice system idle iowait irq softirq steal …`
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = first.split(/\s+/).slice(1).map(Number);
  return { busy: user + nice + system + irq + softirq, stolen: steal };
}

/** Starts to watch; the result is the share of the wanted processor time that others got since (0 where the system does not say). */
function watchTheft(): () => number {
  const from = ticks();
  return () => {
    const { busy, stolen } = ticks();
    const lost = stolen - from.stolen;
    return lost / Math.max(1, busy - from.busy + lost);
  };
}

const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;

/** One measurement, and the share of its time that others got. */
interface Taken<Value> {
  value: Value;
  lost: number;
}

/** Runs something and tells what was lost to others meanwhile. */
async function taken<Value>(run: () => Promise<Value>): Promise<Taken<Value>> {
  const theft = watchTheft();
  const value = await run();
  return { value, lost: theft() };
}

/** Whether enough measurements lost at most the share `calm`. */
const enoughCalm = (done: Taken<unknown>[], wanted: number, calm: number) =>
  done.filter(({ lost }) => lost <= calm).length >= wanted;

/** The least disturbed measurements, and the share that the most disturbed of them lost. */
function calmest<Value>(done: Taken<Value>[], wanted: number): { values: Value[]; lost: number } {
  const counted = done.toSorted((a, b) => a.lost - b.lost).slice(0, wanted);
  return { values: counted.map(({ value }) => value), lost: counted.at(-1)?.lost ?? 0 };
}

/**
 * Runs a round until `wanted` of them were undisturbed (lost at most the share `calm`), `patience` times as often at most, and returns the least disturbed ones: a
 * virtual machine that has to wait for its processor measures its neighbours. Which rounds count is decided by what the
 * system says it lost, never by what was measured.
 */
export async function calmRounds<Round>(
  wanted: number,
  round: () => Promise<Round>,
  { calm = CALM, patience = 3 } = {},
): Promise<Round[]> {
  const done: Taken<Round>[] = [];
  while (done.length < wanted * patience && !enoughCalm(done, wanted, calm)) done.push(await taken(round));
  const { values, lost } = calmest(done, wanted);
  if (lost > calm || done.length > wanted)
    console.error(
      `  ${done.length} rounds, of which ${wanted} count: those lost up to ${percent(lost)} of their time to others`,
    );
  return values;
}
