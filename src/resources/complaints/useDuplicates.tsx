import { useState, type ReactNode } from 'react';
import { findDuplicates, type Duplicate } from './duplicates';
import { DuplicatesDialog } from './DuplicatesDialog';
import type { Entry } from './schema';

interface Question {
  entries: readonly Entry[];
  duplicates: Duplicate[];
  answer: (chosen: readonly Entry[] | null) => void;
}

/** Asks before something is reported twice. `check` returns what to create, null for none yet. Render `question`. */
export function useDuplicates(): {
  check: (entries: readonly Entry[]) => Promise<readonly Entry[] | null>;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<Question | null>(null);
  const check = async (entries: readonly Entry[]) => {
    const duplicates = await findDuplicates(entries, Date.now());
    if (duplicates.length === 0) return entries;
    return new Promise<readonly Entry[] | null>((answer) => setAsked({ entries, duplicates, answer }));
  };
  const reply = (chosen: readonly Entry[] | null) => {
    asked?.answer(chosen);
    setAsked(null);
  };
  const question = asked ? (
    <DuplicatesDialog
      entries={asked.entries}
      duplicates={asked.duplicates}
      onBack={() => reply(null)}
      onCreate={reply}
    />
  ) : null;
  return { check, question };
}
