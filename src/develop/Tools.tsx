import { useState } from 'react';
import { urlOf } from './mockUrl';
import { forgetChanges } from './keep';
import type { Mocks } from './mocksOfPage';

export function Tools({ wanted }: Pick<Mocks, 'wanted'>) {
  const [copied, setCopied] = useState(false);
  const url = urlOf(location.href, wanted);
  return (
    <>
      <h3>This state</h3>
      <p>
        <code>{url}</code>
      </p>
      <div className="line">
        <button type="button" onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}>
          {copied ? 'Copied' : 'Copy URL'}
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
