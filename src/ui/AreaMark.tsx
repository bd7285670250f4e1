import type { ReactNode } from 'react';
import type { AreaColor } from '@/api/generated/dashboard.schemas';
import './marks.css';

/** The name of an area beside its colour. */
export function AreaMark({ color = 'blue', children }: { color?: AreaColor; children: ReactNode }) {
  return (
    <span className="mark">
      <span className="area-dot" style={{ background: `var(--c-area-${color})` }} />
      {children}
    </span>
  );
}
