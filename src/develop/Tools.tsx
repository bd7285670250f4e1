import { useState } from 'react';
import { addressOf } from './address';
import { forgetChanges } from './keep';
import type { Mocks } from './mocksOfPage';

export function Tools({ wanted }: Pick<Mocks, 'wanted'>) {
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
