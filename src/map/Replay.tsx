import { Box, chakra, Flex, IconButton } from '@chakra-ui/react';
import { Pause, Play, SkipForward } from 'lucide-react';
import { animateValue } from 'framer-motion';
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Select } from '@/ui/Select';
import { useReducedMotion } from '@/ui/useMedia';
import { messages } from './messages';
import './replay.css';

interface Props {
  /** First and last moment (ms since the epoch). */
  from: number;
  to: number;
  /** The moment shown; pass it to the layers as `until`. */
  time: number;
  onTime: (time: number) => void;
  /** Moments of the events, ascending: the targets of a step. */
  events: readonly number[];
  /** The customer's time zone (IANA); the browser's without it. */
  timeZone?: string;
  /** What is said of the moment shown, besides its time. */
  said?: string;
  /** Above the buttons. */
  heading?: ReactNode;
  /** Puts the slider below something on the same axis of time. */
  around?: (slider: ReactNode) => ReactNode;
}

/** Seconds of the tour per second. */
const SPEED = 300;
const speeds = [60, 120, SPEED, 900].map((value) => ({ value, label: `${value}×` }));

/** Plays a tour from beginning to end: play and pause, step, speed, and a slider of its time. */
export function Replay({ from, to, time, onTime, events, timeZone, said, heading, around }: Props) {
  const { formatMessage, formatTime } = useIntl();
  const clock = useReplayClock({ from, to, time, onTime, events });
  const clockTime = (at: number) =>
    formatTime(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...(timeZone ? { timeZone } : {}) });

  const slider = (
    <chakra.input
      type="range"
      aria-label={formatMessage(messages.time)}
      aria-valuetext={[clockTime(time), said].filter(Boolean).join(', ')}
      min={from}
      max={to}
      step={60_000}
      value={time}
      onChange={(event) => clock.seek(Number(event.target.value))}
      flex="1"
      w={around ? '100%' : undefined}
      h={{ base: '10', sm: '6' }}
      m="0"
      minW="16"
      className="scrubber"
      style={{ '--share': (time - from) / Math.max(1, to - from) } as CSSProperties}
    />
  );

  return (
    <Box
      as="fieldset"
      minW="0"
      aria-label={formatMessage(messages.replay)}
      px="2"
      py="1.5"
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      textStyle="sm"
      css={{ containerType: 'inline-size' }}
    >
      {heading}
      <Flex align="center" gap="2">
        <IconButton
          size="sm"
          variant="solid"
          aria-label={formatMessage(clock.playing ? messages.pause : messages.play)}
          onClick={clock.toggle}
        >
          {clock.playing ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
        </IconButton>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={formatMessage(messages.step)}
          onClick={clock.step}
          disabled={time >= to}
        >
          <SkipForward size={16} aria-hidden />
        </IconButton>
        <Box as="span" fontVariantNumeric="tabular-nums" minW="3.5rem" fontWeight="semibold">
          {clockTime(time)}
        </Box>
        {around ? <Box flex="1" /> : slider}
        <Box
          as="span"
          color="muted"
          fontVariantNumeric="tabular-nums"
          css={{ '@container (max-width: 30rem)': { display: 'none' } }}
        >
          {clockTime(to)}
        </Box>
        <Select
          size="sm"
          w="5.5rem"
          flex="none"
          label={formatMessage(messages.speed)}
          value={clock.speed}
          options={speeds}
          onChange={(speed = SPEED) => clock.setSpeed(speed)}
        />
      </Flex>
      {around?.(slider)}
    </Box>
  );
}

/** Ms of the way to the next event. */
const GLIDE = 200;

/** Ms between two events with reduced motion. */
const STEP = 1000;

/** The clock of a replay: `speed` seconds of the tour per second, or event by event with reduced motion. */
function useReplayClock({ from, to, time, onTime, events }: Omit<Props, 'timeZone'>) {
  const reduced = useReducedMotion();
  const [shownFirst] = useState(time);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(SPEED);
  const running = playing && time < to;

  const gliding = useRef<{ stop: () => void }>(undefined);
  useEffect(() => () => gliding.current?.stop(), []);
  const target = () => Math.min(events.find((at) => at > time) ?? to, to);
  // Vehicle, list and slider go there together.
  const step = () => {
    gliding.current?.stop();
    if (reduced) return onTime(target());
    gliding.current = animateValue({ keyframes: [time, target()], duration: GLIDE, ease: 'easeOut', onUpdate: onTime });
  };
  const onStep = useEffectEvent(() => onTime(target()));
  const onPassed = useEffectEvent((ms: number) => onTime(Math.min(to, time + ms * speed)));

  useEffect(() => {
    if (!running) return;
    if (reduced) {
      const timer = setInterval(() => onStep(), STEP);
      return () => clearInterval(timer);
    }
    let last = performance.now();
    let frame = requestAnimationFrame(function tick(at) {
      onPassed(at - last);
      last = at;
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [running, reduced]);

  const toggle = () => {
    gliding.current?.stop();
    // What is shown at first is replayed from the beginning.
    if (time !== from && (time >= to || time === shownFirst)) onTime(from);
    setPlaying(!running);
  };
  const seek = (at: number) => {
    gliding.current?.stop();
    setPlaying(false);
    onTime(at);
  };
  return { playing: running, speed, setSpeed, toggle, step, seek };
}
