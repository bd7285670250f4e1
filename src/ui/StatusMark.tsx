import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  activeMessages,
  areaStateMessages,
  availableMessages,
  complaintStatusMessages,
  importStatusMessages,
  stopStateMessages,
  tourStatusMessages,
  userStateMessages,
} from '@/i18n/domain';
import './marks.css';

// One path each, with the inner shape left out of it: a table has hundreds of them.
const DISC = 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z';
const ring = `${DISC}M8 3.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z`;
const half = `${DISC}M8 3.5a4.5 4.5 0 0 0 0 9Z`;
const tick = `${DISC}M4.29 8.91a1 1 0 0 1 1.42-1.42L7.16 8.95l3.1-3.42a1 1 0 0 1 1.48 1.34l-3.8 4.2a1 1 0 0 1-1.45.04Z`;
const cross = `${DISC}M11.25 9.84 9.84 11.25 8 9.41 6.16 11.25 4.75 9.84 6.59 8 4.75 6.16 6.16 4.75 8 6.59 9.84 4.75 11.25 6.16 9.41 8Z`;
const plus = `${DISC}M7 5v2H5a1 1 0 0 0 0 2h2v2a1 1 0 0 0 2 0V9h2a1 1 0 0 0 0-2H9V5a1 1 0 0 0-2 0Z`;
const dash = `${DISC}M5.5 7a1 1 0 0 0 0 2h5a1 1 0 0 0 0-2Z`;

const messages = {
  ...complaintStatusMessages,
  ...importStatusMessages,
  ...activeMessages,
  ...availableMessages,
  ...stopStateMessages,
  ...tourStatusMessages,
  ...userStateMessages,
  ...areaStateMessages,
};
export type StatusName = keyof typeof messages;

const SHAPES: Record<StatusName, [path: string, color: string]> = {
  planned: [ring, 'muted'],
  in_progress: [half, 'info-fg'],
  completed: [tick, 'success-fg'],
  cancelled: [cross, 'danger-fg'],
  emptied: [tick, 'success-fg'],
  skipped: [dash, 'warning-fg'],
  open: [ring, 'warning-fg'],
  closed: [tick, 'success-fg'],
  created: [plus, 'success-fg'],
  changed: [half, 'info-fg'],
  unchanged: [dash, 'muted'],
  refused: [cross, 'danger-fg'],
  invited: [ring, 'info-fg'],
  deactivated: [dash, 'muted'],
  active: [tick, 'success-fg'],
  inactive: [dash, 'muted'],
  archived: [dash, 'muted'],
  available: [tick, 'success-fg'],
  unavailable: [cross, 'danger-fg'],
};

/** A state as a shape and its word; the shape differs where the colour does. */
export function StatusMark({ status, label }: { status: StatusName; label?: ReactNode }) {
  const intl = useIntl();
  const [path, color] = SHAPES[status];
  return (
    <span className="mark" data-status={status}>
      <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden>
        <path d={path} fill={`var(--c-${color})`} fillRule="evenodd" />
      </svg>
      {label ?? intl.formatMessage(messages[status])}
    </span>
  );
}
