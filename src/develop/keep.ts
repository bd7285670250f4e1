import type { Keep } from '@/mocks/mock';
import type { Changes } from '@/mocks/state/table';

const prefix = 'mock-world';

/** The worlds of a day are seen from the moment the first of them was made, or a reload would give other ones. */
export function bornToday(storage: Storage, now: Date): Date {
  const known = new Date(storage.getItem(`${prefix} born`) ?? NaN);
  if (known.toDateString() === now.toDateString() && known <= now) return known;
  storage.setItem(`${prefix} born`, now.toISOString());
  return now;
}

/** Forgets everything that was changed; the next start begins anew. */
export function forgetChanges(storage: Storage): void {
  const own = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of own) if (key.startsWith(prefix)) storage.removeItem(key);
}

/** Keeps what differs from the worlds of one seed and moment; what differed from others is removed. */
export function keepIn(storage: Storage, seed: number, bornAt: Date): Keep {
  const own = `${prefix} ${seed} ${bornAt.toISOString()} `;
  const keyOf = (part: string) => (part === 'accounts' ? `${prefix} accounts` : `${own}${part}`);
  for (let at = storage.length - 1; at >= 0; at -= 1) {
    const key = storage.key(at) ?? '';
    if (/^mock-world -?\d/.test(key) && !key.startsWith(own)) storage.removeItem(key);
  }
  return {
    read: (part) => {
      const text = storage.getItem(keyOf(part));
      return text === null ? undefined : (JSON.parse(text) as Changes);
    },
    write: (part, changes) => {
      try {
        storage.setItem(keyOf(part), JSON.stringify(changes));
      } catch {
        console.warn('The mocks have no room left to keep changes over a reload.');
      }
    },
  };
}
