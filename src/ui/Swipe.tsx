import { Box, Flex } from '@chakra-ui/react';
import { LazyMotion, type PanInfo } from 'framer-motion';
import { div as MotionDiv } from 'framer-motion/m';
import { useRef, useState, type ReactNode } from 'react';
import { isRtl } from './direction';

/** What a swipe does, shown behind what is swiped; a button elsewhere does the same. */
interface SwipeAction {
  label: string;
  icon: ReactNode;
  /** Its colour. */
  palette: 'success' | 'accent';
  onSwipe: () => void;
}

interface SwipeProps {
  /** Whether it can be swiped: where there is a finger. */
  enabled: boolean;
  /** Towards the end and towards the start of the line. */
  toEnd?: SwipeAction | undefined;
  toStart?: SwipeAction | undefined;
  children: ReactNode;
}

/** Px after which letting go does it. */
const FAR = 96;
const features = () => import('./dragFeatures').then(({ domMax }) => domMax);

/** Around what can be swiped: loads what that needs. */
export const Swipes = ({ children }: { children: ReactNode }) => (
  <LazyMotion features={features}>{children}</LazyMotion>
);

/** Follows the finger along the line and springs back; let go far enough, it does what it shows. */
export function Swipe({ enabled, toEnd, toStart, children }: SwipeProps) {
  const [side, setSide] = useState(0);
  const swiped = useRef(false);
  const sideOf = ({ offset }: PanInfo) => (isRtl() ? -offset.x : offset.x);
  if (!enabled) return children;
  const shown = side > 0 ? toEnd : side < 0 ? toStart : undefined;
  return (
    <Box position="relative" overflow="hidden">
      {shown ? (
        <Flex
          position="absolute"
          inset="0"
          align="center"
          justify={side > 0 ? 'flex-start' : 'flex-end'}
          gap="2"
          px="4"
          colorPalette={shown.palette}
          bg="colorPalette.solid"
          color="colorPalette.contrast"
          fontWeight="medium"
          aria-hidden
        >
          {shown.icon}
          {shown.label}
        </Flex>
      ) : null}
      <MotionDiv
        drag="x"
        dragDirectionLock
        dragConstraints={{ left: 0, right: 0 }}
        dragElastic={0.6}
        dragMomentum={false}
        style={{ position: 'relative', background: 'var(--c-surface)' }}
        onPointerDown={() => {
          swiped.current = false;
        }}
        onDrag={(_, info) => {
          swiped.current = true;
          setSide(Math.sign(sideOf(info)));
        }}
        onDragEnd={(_, info) => {
          const way = sideOf(info);
          setSide(0);
          if (Math.abs(way) >= FAR) (way > 0 ? toEnd : toStart)?.onSwipe();
        }}
        // Letting go of a link is no click on it.
        onClickCapture={(event) => {
          if (swiped.current) event.preventDefault();
        }}
        onDragStartCapture={(event) => event.preventDefault()}
      >
        {children}
      </MotionDiv>
    </Box>
  );
}
