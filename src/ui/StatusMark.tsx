import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  activeMessages,
  availableMessages,
  complaintStatusMessages,
  stopStateMessages,
  tourStatusMessages,
} from '@/i18n/domain';
import './marks.css';

const ring = <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />;
const half = (
  <>
    {ring}
    <path d="M8 2.500a5.500 5.500 0 0 1 0 11Z" fill="currentColor" />
  </>
);
const disc = (path: string) => (
  <>
    <circle cx="8" cy="8" r="6.500" fill="currentColor" />
    <path d={path} fill="none" stroke="var(--c-surface)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
  </>
);
const tick = disc('M5 8.200l2.200 2.200L11 6.200');
const cross = disc('M5.800 5.800l4.400 4.400M10.200 5.800l-4.400 4.400');
const dash = disc('M5.500 8h5');

const messages = {
  ...complaintStatusMessages,
  ...activeMessages,
  ...availableMessages,
  ...stopStateMessages,
  ...tourStatusMessages,
};
export type StatusName = keyof typeof messages;

const SHAPES: Record<StatusName, [shape: ReactNode, color: string]> = {
  planned: [ring, 'muted'],
  in_progress: [half, 'info-fg'],
  completed: [tick, 'success-fg'],
  cancelled: [cross, 'danger-fg'],
  emptied: [tick, 'success-fg'],
  skipped: [dash, 'warning-fg'],
  open: [ring, 'warning-fg'],
  closed: [tick, 'success-fg'],
  active: [tick, 'success-fg'],
  inactive: [dash, 'muted'],
  available: [tick, 'success-fg'],
  unavailable: [cross, 'danger-fg'],
};

/** A state as a shape and its word; the shape differs where the colour does. */
export function StatusMark({ status, label }: { status: StatusName; label?: ReactNode }) {
  const intl = useIntl();
  const [shape, color] = SHAPES[status];
  return (
    <span className="mark" data-status={status}>
      <span className="mark-shape" style={{ color: `var(--c-${color})` }} aria-hidden>
        <svg width="14" height="14" viewBox="0 0 16 16">
          {shape}
        </svg>
      </span>
      <span>{label ?? intl.formatMessage(messages[status])}</span>
    </span>
  );
}
