/** Milliseconds until `done` holds, asked before each frame, and the frame in which it does is painted. */
export async function untilTrue(done: () => boolean): Promise<number> {
  const from = performance.now();
  do await nextFrame();
  while (!done());
  await nextFrame();
  return performance.now() - from;
}

/** Moves a map `count` times, each in a frame of its own, and gives the 95th percentile of the time from one frame to the next (ms). */
export async function p95(count: number, move: (turn: number) => void): Promise<number> {
  const lengths: number[] = [];
  await nextFrame();
  let last = performance.now();
  for (let turn = 0; turn < count; turn += 1) {
    move(turn);
    await nextFrame();
    const now = performance.now();
    lengths.push(now - last);
    last = now;
  }
  lengths.sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.95)] ?? 0;
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** A circle of steps, so that the view ends where it began. */
export const step = (frame: number, count: number) => {
  const angle = (2 * Math.PI * frame) / count;
  return [Math.round(10 * Math.cos(angle)), Math.round(10 * Math.sin(angle))] as const;
};

/** Repeatable points over the demo city: most near the centre, as sites are. */
export function points(count: number): { longitude: number; latitude: number; level: number }[] {
  let seed = 20_000;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: count }, () => {
    const angle = random() * 2 * Math.PI;
    const radius = 0.075 * random() ** 0.7;
    return {
      longitude: 8 + 1.6 * radius * Math.cos(angle),
      latitude: 51.9 + radius * Math.sin(angle),
      level: Math.round(random() ** 1.4 * 130),
    };
  });
}
