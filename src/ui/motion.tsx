import { LazyMotion, MotionConfig } from 'framer-motion';
import { div as MotionDiv } from 'framer-motion/m';
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
