import { LazyMotion, MotionConfig } from 'framer-motion';
import { div as MotionDiv, span as MotionSpan } from 'framer-motion/m';
import { useState, type ReactNode } from 'react';
import { features, movesIn } from './motionState';

const EASE_OUT = { duration: 0.16, ease: 'easeOut' } as const;

/** Around what moves: 160 ms, ease-out, no movement for readers who asked for less of it. */
export const Motion = ({ children }: { children: ReactNode }) => (
  <LazyMotion features={features} strict>
    <MotionConfig reducedMotion="user" transition={EASE_OUT}>
      {children}
    </MotionConfig>
  </LazyMotion>
);

/** Fades its content in. With another `key` it is another content. */
export function FadeIn({ children }: { children: ReactNode }) {
  const [initial] = useState(() => (movesIn() ? { opacity: 0 } : false));
  return (
    <MotionDiv initial={initial} animate={{ opacity: 1 }}>
      {children}
    </MotionDiv>
  );
}

/** A filled share (0 to 1) of its parent that grows to it; its class says from which side. */
export function GrowingBar({ share, className }: { share: number; className: string }) {
  const [initial] = useState(() => (movesIn() ? { scaleX: 0 } : false));
  return <MotionSpan className={className} initial={initial} animate={{ scaleX: share }} />;
}
