import { listenersOf } from '@/api/browserState';

/** A response that is not what the contract says, at one place. */
export interface Violation {
  /** operationId, or a name for a path that the contract does not have. */
  operation: string;
  /** As in `GET /trucks/?page=2`. */
  request: string;
  status: number;
  /** Where in the response, as in `trucks.0.capacity`. */
  path: string;
  expected: string;
  got: string;
  /** How often, also at other rows of the same list. */
  times: number;
}

/** What was found since the page was opened, for whoever shows it. */
export interface Violations {
  list(): readonly Violation[];
  note(found: Omit<Violation, 'times'>): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** Enough to see what is wrong; a backend that is wrong everywhere must not fill the memory. */
const limit = 200;

const sameness = ({ operation, status, path, expected }: Omit<Violation, 'times'>) =>
  `${operation} ${status} ${path.replaceAll(/\.\d+(?=\.|$)/g, '[]')} ${expected}`;

export function openViolations(): Violations {
  let found = new Map<string, Violation>();
  let shown: readonly Violation[] = [];
  const { subscribe, notify } = listenersOf();
  const publish = () => {
    shown = [...found.values()];
    notify();
  };
  return {
    list: () => shown,
    note(violation) {
      const key = sameness(violation);
      const known = found.get(key);
      if (!known && found.size >= limit) return;
      found.set(key, known ? { ...known, times: known.times + 1 } : { ...violation, times: 1 });
      publish();
    },
    clear() {
      found = new Map();
      publish();
    },
    subscribe,
  };
}
