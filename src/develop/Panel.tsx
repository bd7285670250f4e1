import { useState, useSyncExternalStore } from 'react';
import type { Violation, Violations } from './violations';
import { Accounts } from './Accounts';
import type { Mocks } from './mocksOfPage';
import { StateForm } from './StateForm';
import { Tools } from './Tools';
import { ViolationList } from './ViolationList';

export interface PanelProps {
  /** Absent where a server responds. */
  mocks?: Mocks;
  /** Absent where responses are not checked. */
  violations?: Violations;
}

const none: readonly Violation[] = [];
const nothing = () => () => undefined;

const wordsOf = (scenario: string | undefined, wrong: number) =>
  [
    scenario === undefined ? 'Contract' : `Mocks: ${scenario}`,
    wrong > 0 ? `${wrong} ${wrong === 1 ? 'violation' : 'violations'}` : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** For developers only, so in English only. */
export function Panel({ mocks, violations }: PanelProps) {
  const [isOpen, setOpen] = useState(false);
  const found = useSyncExternalStore(violations?.subscribe ?? nothing, violations?.list ?? (() => none));
  if (!isOpen) {
    return (
      <button
        type="button"
        className={found.length > 0 ? 'open wrong' : 'open'}
        aria-expanded={false}
        onClick={() => setOpen(true)}
      >
        {wordsOf(mocks?.wanted.scenario, found.length)}
      </button>
    );
  }
  const title = mocks ? 'Mocks' : 'Contract';
  return (
    <section
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" aria-expanded autoFocus onClick={() => setOpen(false)}>
          Close
        </button>
      </header>
      {violations && <ViolationList found={found} onClear={violations.clear} />}
      {mocks && (
        <>
          <StateForm {...mocks} />
          <Accounts mock={mocks.mock} />
          <Tools wanted={mocks.wanted} />
        </>
      )}
    </section>
  );
}
