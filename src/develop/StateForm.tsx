import { useState } from 'react';
import { urlOf, type Wanted } from './mockUrl';
import { readOverrides, writeOverrides } from '@/mocks/overrides';
import { scenarioNames, scenarioOf } from '@/mocks/scenarios';
import type { Mocks } from './mocksOfPage';

/** The page again, in this state: nothing of the old one is left in any cache. */
const open = (wanted: Wanted) => location.assign(urlOf(location.href, wanted));

/** Nothing happens before "Apply": the arrow keys must be able to pass over a scenario. */
export function StateForm({ mock, wanted }: Mocks) {
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
