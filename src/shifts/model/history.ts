import type { Change } from './writes';

export const HISTORY_STEPS = 20;

/** One change that can be taken back: what was written, and what restores the state before. */
export interface Step {
  /** What it was, in words: "Move shift". */
  label: string;
  forth: Change;
  back: Change;
}

export interface History {
  done: readonly Step[];
  undone: readonly Step[];
}

export const NO_HISTORY: History = { done: [], undone: [] };

/** A new change: the last 20 are kept, and what had been undone can no longer be redone. */
export const record = (history: History, step: Step): History => ({
  done: [...history.done, step].slice(-HISTORY_STEPS),
  undone: [],
});

/** After the last change was taken back. */
export const undone = ({ done, undone: later }: History): History => {
  const step = done.at(-1);
  return step ? { done: done.slice(0, -1), undone: [...later, step] } : { done, undone: later };
};

/** After the last undone change was made again. */
export const redone = ({ done, undone: later }: History): History => {
  const step = later.at(-1);
  return step ? { done: [...done, step].slice(-HISTORY_STEPS), undone: later.slice(0, -1) } : { done, undone: later };
};
