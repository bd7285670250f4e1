import type { Violation } from './violations';

interface ViolationListProps {
  found: readonly Violation[];
  onClear: () => void;
}

/** Responses that the contract does not allow, latest last. */
export const ViolationList = ({ found, onClear }: ViolationListProps) => (
  <>
    <h3>Responses against the contract</h3>
    {found.length === 0 ? (
      <p>All responses so far are what the contract says.</p>
    ) : (
      <>
        <ul aria-label="Violations" className="violations">
          {found.map(({ operation, request, status, path, expected, got, times }) => (
            <li key={`${operation} ${status} ${path} ${expected}`}>
              <strong>
                {operation} {status}
              </strong>{' '}
              <code>{path}</code>
              {times > 1 && ` (${times} times)`}
              <dl>
                <dt>Expected</dt>
                <dd>{expected}</dd>
                <dt>Got</dt>
                <dd>
                  <code>{got}</code>
                </dd>
                <dt>Request</dt>
                <dd>
                  <code>{request}</code>
                </dd>
              </dl>
            </li>
          ))}
        </ul>
        <div className="line">
          <button type="button" onClick={onClear}>
            Clear
          </button>
        </div>
      </>
    )}
  </>
);
