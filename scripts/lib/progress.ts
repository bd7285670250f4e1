/** A progress bar on standard error: redrawn on a terminal, a line each tenth elsewhere. */
export function progressBar(title: string, total: number): { step: () => void; end: () => void } {
  let done = 0;
  let shown = -1;
  const draw = () => {
    const tenth = total === 0 ? 10 : Math.floor((done / total) * 10);
    const text = `${title} [${'█'.repeat(tenth)}${'·'.repeat(10 - tenth)}] ${done}/${total}`;
    if (process.stderr.isTTY) process.stderr.write(`\r${text}`);
    else if (tenth !== shown) process.stderr.write(`${text}\n`);
    shown = tenth;
  };
  draw();
  return {
    step: () => {
      done++;
      draw();
    },
    end: () => {
      if (process.stderr.isTTY) process.stderr.write('\n');
    },
  };
}
