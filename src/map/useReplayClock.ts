import { useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '@/ui/useMedia';

interface Options {
  from: number;
  to: number;
  time: number;
  onTime: (time: number) => void;
  events: readonly number[];
}

/** How long an event stays before the next, when nothing may glide (ms). */
const STEP = 1000;
/** A picture of the replay at most so often (ms): each one goes through the map's worker. */
const PICTURE = 40;

/** The clock of a replay: `speed` seconds of the tour pass in one second, or event by event with reduced motion. */
export function useReplayClock({ from, to, time, onTime, events }: Options) {
  const reduced = useReducedMotion();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(300);
  const running = playing && time < to;

  const step = () => onTime(Math.min(events.find((at) => at > time) ?? to, to));
  const onStep = useEffectEvent(step);
  const onPassed = useEffectEvent((ms: number) => onTime(Math.min(to, time + ms * speed)));

  useEffect(() => {
    if (!running) return;
    if (reduced) {
      const timer = setInterval(() => onStep(), STEP);
      return () => clearInterval(timer);
    }
    let last = performance.now();
    let frame = requestAnimationFrame(function tick(at) {
      if (at - last >= PICTURE) {
        onPassed(at - last);
        last = at;
      }
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [running, reduced]);

  const toggle = () => {
    if (time >= to) onTime(from);
    setPlaying(!running);
  };
  const seek = (at: number) => {
    setPlaying(false);
    onTime(at);
  };
  return { playing: running, speed, setSpeed, toggle, step, seek };
}
