import { useState } from 'react';
import { addressOf, type Wanted } from '../address';
import { forgetChanges } from '../keep';
import { readOverrides, writeOverrides } from '../overrides';
import { scenarioNames, scenarioOf } from '../scenarios';
import { Accounts } from './Accounts';
import type { PanelProps } from './mount';

/** The page again, in this state: nothing of the old one is left in any cache. */
const open = (wanted: Wanted) => location.assign(addressOf(location.href, wanted));

/** For developers only, so in English only. */
export function Panel({ mock, wanted }: PanelProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <button type="button" className="open" aria-expanded={false} onClick={() => setOpen(true)}>
        Mocks: {wanted.scenario}
      </button>
    );
  }
  return (
    <section
      aria-label="Mocks"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <header>
        <h2>Mocks</h2>
        <button type="button" aria-expanded autoFocus onClick={() => setOpen(false)}>
          Close
        </button>
      </header>
      <StateForm mock={mock} wanted={wanted} />
      <Accounts mock={mock} />
      <Tools wanted={wanted} />
    </section>
  );
}

/** Nothing happens before "Apply": the arrow keys must be able to pass over a scenario. */
function StateForm({ mock, wanted }: PanelProps) {
  const [scenario, setScenario] = useState(wanted.scenario);
  const [text, setText] = useState(writeOverrides(wanted.overrides));
  const overrides = readOverrides(text);
  const known = new Set<string>([...mock.contract.byId.keys(), '*']);
  const unknown = Object.keys(overrides).filter((name) => !known.has(name));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        open({ ...wanted, scenario, overrides });
      }}
    >
      <fieldset>
        <legend>Scenario</legend>
        {scenarioNames.map((name) => (
          <label key={name} className="choice">
            <input type="radio" name="scenario" checked={scenario === name} onChange={() => setScenario(name)} />
            {name}
            <small>{scenarioOf(name).hint}</small>
          </label>
        ))}
      </fieldset>
      <h3>Single operations</h3>
      <div className="line">
        <input
          aria-label="Overrides"
          list="operations"
          placeholder="listTrucks:500,listBins:delay2000"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit">Apply</button>
      </div>
      <datalist id="operations">
        {[...known].map((name) => (
          <option key={name} value={`${name}:500`} />
        ))}
      </datalist>
      <p role="status">
        {unknown.length > 0 && `The contract has no ${unknown.join(', ')}. `}
        Takes: <code>{writeOverrides(overrides) || 'nothing'}</code>
      </p>
    </form>
  );
}

function Tools({ wanted }: Pick<PanelProps, 'wanted'>) {
  const [copied, setCopied] = useState(false);
  const address = addressOf(location.href, wanted);
  return (
    <>
      <h3>This state</h3>
      <p>
        <code>{address}</code>
      </p>
      <div className="line">
        <button type="button" onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}>
          {copied ? 'Copied' : 'Copy address'}
        </button>
        <button
          type="button"
          onClick={() => {
            forgetChanges(localStorage);
            location.reload();
          }}
        >
          Forget my changes
        </button>
      </div>
    </>
  );
}
