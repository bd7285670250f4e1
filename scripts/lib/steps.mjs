/** Seconds since a moment of `performance.now()`, to read. */
export const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/**
 * Shows a step while it runs, and how long it took. On a terminal the seconds count up.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = performance.now();
  const terminal = process.stdout.isTTY;
  const draw = () => process.stdout.write(`\r… ${title}  ${since(start)} `);
  if (!terminal) console.log(`… ${title}`);
  const timer = terminal ? setInterval(draw, 200) : undefined;
  const end = (mark) => {
    clearInterval(timer);
    console.log(`${terminal ? '\r' : ''}${mark} ${title}  ${since(start)}`);
  };
  try {
    const result = await work();
    end('✔');
    return result;
  } catch (error) {
    end('✘');
    throw error;
  }
}
