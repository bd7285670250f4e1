import type { ImportProgress } from './generated/dashboard.schemas';

type Listener = (progress: ImportProgress) => void;

const listeners = new Map<string, Listener>();

/** Is told how far an import of this page is, under the name it was sent with. Returns how to stop. */
export function followProgress(run: string, listener: Listener): () => void {
  listeners.set(run, listener);
  return () => void listeners.delete(run);
}

/** Passes on what the stream of changes says of an import; those of other pages are nobody's here. */
export const hearProgress = (progress: ImportProgress): void => listeners.get(progress.run)?.(progress);
