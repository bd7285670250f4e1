import { AnimatePresence } from 'framer-motion';
import { li as MotionLi } from 'framer-motion/m';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { movesIn } from './motionState';

/** Seconds from one item of a list to the next; after the last of them all come at once. */
const STEP = 0.02;
const LAST = 8;

/** Around `MotionItem`s that come and go while the list is shown; each needs a `key` of its own. */
export const MotionList = ({ children }: { children: ReactNode }) => (
  <AnimatePresence initial={false}>{children}</AnimatePresence>
);

type ItemProps = Pick<ComponentProps<typeof MotionLi>, 'children' | 'className' | 'style' | 'aria-label'> & {
  /** Place in the list: later ones follow a little later. */
  index?: number;
};

/** An item of a list that fades in and rises a little, and fades out when it is taken away. */
export function MotionItem({ index = 0, children, ...rest }: ItemProps) {
  const [moves] = useState(movesIn);
  return (
    <MotionLi
      {...rest}
      initial={moves ? { opacity: 0, y: 6 } : false}
      animate={{ opacity: 1, y: 0 }}
      exit={movesIn() ? { opacity: 0 } : undefined}
      transition={{ delay: Math.min(index, LAST) * STEP, duration: 0.16, ease: 'easeOut' }}
    >
      {children}
    </MotionLi>
  );
}
