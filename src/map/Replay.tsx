import { Box, chakra, IconButton } from '@chakra-ui/react';
import { Pause, Play, SkipForward } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Select } from '@/ui/Select';
import { useReducedMotion } from '@/ui/useMedia';
import { messages } from './messages';

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
}

/** Seconds of the tour per second. */
const SPEED = 300;
const speeds = [60, 120, SPEED, 900].map((value) => ({ value, label: `${value}×` }));

/** Plays a tour from beginning to end: play and pause, step, speed, and a slider of its time. */
export function Replay({ from, to, time, onTime, events, timeZone }: Props) {
  const { formatMessage, formatTime } = useIntl();
  const clock = useReplayClock({ from, to, time, onTime, events });
  const clockTime = (at: number) =>
    formatTime(at, { hour: '2-digit', minute: '2-digit', ...(timeZone ? { timeZone } : {}) });

  return (
    <Box
      as="fieldset"
      minW="0"
      aria-label={formatMessage(messages.replay)}
      display="flex"
      alignItems="center"
      gap="2"
      px="2"
      py="1.5"
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      textStyle="sm"
      whiteSpace="nowrap"
      css={{ containerType: 'inline-size' }}
    >
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
      <chakra.input
        type="range"
        aria-label={formatMessage(messages.time)}
        aria-valuetext={clockTime(time)}
        min={from}
        max={to}
        step={60_000}
        value={time}
        onChange={(event) => clock.seek(Number(event.target.value))}
        flex="1"
        minW="16"
        accentColor="accent.solid"
        cursor="pointer"
      />
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
    </Box>
  );
}

/** Ms between two events with reduced motion. */
const STEP = 1000;

/** The clock of a replay: `speed` seconds of the tour per second, or event by event with reduced motion. */
function useReplayClock({ from, to, time, onTime, events }: Omit<Props, 'timeZone'>) {
  const reduced = useReducedMotion();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(SPEED);
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
      onPassed(at - last);
      last = at;
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
