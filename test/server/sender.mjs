// A sender as a vendor writes one: notes what it will send, sends it until it is answered, notes that. Killed and started again, it goes on from its notes.
import fs from 'node:fs';

const { API, TOKEN, JOURNAL, TOUR, CONTAINERS, PLATE } = process.env;
const containers = CONTAINERS.split(',');
const lines = fs.existsSync(JOURNAL) ? fs.readFileSync(JOURNAL, 'utf8').split('\n') : [];
const numbers = (what) => lines.filter((line) => line.startsWith(what)).map((line) => Number(line.slice(what.length)));
const acknowledged = new Set(numbers('done '));
const note = (line) => fs.appendFileSync(JOURNAL, `${line}\n`);

/** Rows of a call, the same whenever it is made. */
function rowsOf(number) {
  const at = (index) => new Date(Date.UTC(2026, 5, 1) + (number * 20 + index) * 1000).toISOString();
  const all = (row) =>
    Array.from({ length: 20 }, (_, index) => ({ key: `s-${number}-${index}`, recorded_at: at(index), ...row(index) }));
  const container_id = (index) => containers[(number + index) % containers.length];
  return {
    'route-events': all((index) => ({
      tour_id: Number(TOUR),
      container_id: container_id(index),
      is_emptied: true,
      level: index * 5,
    })),
    unloadings: all(() => ({
      ...{ tour_id: Number(TOUR), location_name: 'Depot', latitude: 51, longitude: 8 },
      material_type: '11',
      volume: 3,
      weight: 1,
    })),
    levels: all((index) => ({ container_id: container_id(index), level: index, source: 'sensor' })),
    positions: all(() => ({ license_plate: PLATE, latitude: 51.9, longitude: 8.3 })),
  };
}

async function send(number) {
  for (const [kind, rows] of Object.entries(rowsOf(number))) {
    const answer = await fetch(`${API}/${kind}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ rows }),
    });
    const body = await answer.json();
    if (answer.status !== 200 || body.rejected > 0)
      throw new Error(`${answer.status} ${JSON.stringify(body).slice(0, 300)}`);
  }
  note(`done ${number}`);
}

const begun = numbers('sent ');
// What was not answered, and the last that was: an answer that was noted and lost to the disk comes twice.
for (const number of begun
  .filter((one) => !acknowledged.has(one))
  .concat(begun.filter((one) => acknowledged.has(one)).slice(-1)))
  await send(number);
if (process.env.ONLY_REST) process.exit(0);
for (let number = Math.max(-1, ...begun) + 1; ; number++) {
  note(`sent ${number}`);
  await send(number);
}
