/** Line pictures of empty states, 96 × 72, drawn in the text colour around them. */
import type { ReactNode } from 'react';

const frame = (children: ReactNode) => (
  <svg
    width="96"
    height="72"
    viewBox="0 0 96 72"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {children}
  </svg>
);

const ground = <path d="M8 62h80" strokeDasharray="1 5" />;

export const PICTURES = {
  container: frame(
    <>
      {ground}
      <path d="M30 62V32a18 18 0 0 1 36 0v30Z" />
      <circle cx="48" cy="34" r="6" />
      <path d="M30 48h36M40 62v4M56 62v4" />
    </>,
  ),
  truck: frame(
    <>
      {ground}
      <path d="M14 56V24h42v32M56 34h14l10 12v10h-4M56 56h6M14 56h6M32 56h18" />
      <circle cx="26" cy="57" r="6" />
      <circle cx="69" cy="57" r="6" />
      <path d="M22 32h26M22 40h18" />
    </>,
  ),
  map: frame(
    <>
      <path d="M12 22l24-8 24 8 24-8v42l-24 8-24-8-24 8ZM36 14v42M60 22v42" />
      <path d="M48 46c-6-7-9-11-9-15a9 9 0 0 1 18 0c0 4-3 8-9 15Z" fill="var(--c-surface)" />
      <circle cx="48" cy="31" r="3" />
    </>,
  ),
  search: frame(
    <>
      <rect x="14" y="12" width="52" height="48" rx="4" />
      <path d="M22 24h28M22 34h18M22 44h14" />
      <circle cx="62" cy="42" r="12" fill="var(--c-surface)" />
      <path d="M71 51l12 12" />
    </>,
  ),
  calendar: frame(
    <>
      <rect x="18" y="14" width="60" height="48" rx="4" />
      <path d="M18 27h60M33 8v10M63 8v10M28 38h10M44 38h10M60 38h8M28 50h10M44 50h10" />
    </>,
  ),
  message: frame(
    <>
      <path d="M16 14h64v36H46L32 62V50H16Z" />
      <path d="M28 27h40M28 37h26" />
    </>,
  ),
  person: frame(
    <>
      {ground}
      <circle cx="48" cy="24" r="11" />
      <path d="M26 62c0-14 9-22 22-22s22 8 22 22M37 20h22" />
    </>,
  ),
  lock: frame(
    <>
      <rect x="28" y="32" width="40" height="30" rx="4" />
      <path d="M36 32v-8a12 12 0 0 1 24 0v8M48 44v7" />
    </>,
  ),
  broken: frame(
    <>
      <path d="M14 50h16l6-14 10 28 8-20 5 6h23" />
      <path d="M40 12l4 8M52 8v9M64 12l-4 8" />
    </>,
  ),
};

export type Picture = keyof typeof PICTURES;
