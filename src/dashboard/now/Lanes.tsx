import { VisuallyHidden } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatDelay, ON_TIME } from '@/i18n/delay';
import { tourStatusMessages } from '@/i18n/domain';
import { formatTime } from '@/i18n/dates';
import { GrowingBar } from '@/ui/motion';
import { oneTour, shiftsOf } from '../links';
import { panelMessages as messages } from '../panels/messages';
import { useMinute } from '../period/useToday';
import { type Lane, minutesOn } from './lanes';
import './lanes.css';

const HOUR = 60;
/** Shown at least, in hours. */
const FROM = 6;
const TO = 22;
/** The earliest that is shown, the evening before: a tour that nobody ended leaves the others their room. In minutes. */
const EVENING = -6 * HOUR;
/** Hours between two lines. */
const STEP = 2;
/** Labels closer to the present than this would be covered by it. Percent of the axis. */
const COVERED = 11;

/** Those before midnight are of the day before. */
const clock = (minutes: number) => {
  const time = minutes < 0 ? minutes + 24 * HOUR : minutes;
  return `${String(Math.floor(time / HOUR)).padStart(2, '0')}:${String(time % HOUR).padStart(2, '0')}`;
};

/** The day from 06:00 to 22:00, longer where something is earlier or later, and where a minute is in it (percent). */
function scaleOf(lanes: readonly Lane[], now: number) {
  const times = lanes.flatMap(({ start, end }) => [start ?? now, end ?? now]);
  const from = Math.min(FROM, STEP * Math.floor(Math.max(EVENING, Math.min(...times)) / (STEP * HOUR)));
  const to = Math.max(TO, STEP * Math.ceil(Math.max(...times) / (STEP * HOUR)));
  const hours = Array.from({ length: (to - from) / STEP + 1 }, (_, i) => from + i * STEP);
  return { hours, lines: (to - from) / STEP, at: (minutes: number) => ((minutes / HOUR - from) / (to - from)) * 100 };
}

/** A lane per truck with its planned time, how far in its plan it is and overflowing containers; a line marks the present. */
export function Lanes({ lanes, day }: { lanes: readonly Lane[]; day: string }) {
  const intl = useIntl();
  const minute = useMinute();
  const now = minutesOn(day, minute);
  const { hours, lines, at } = scaleOf(lanes, now);
  return (
    <div className="lanes" style={{ '--now': `${at(now)}%`, '--lines': lines } as CSSProperties}>
      <div className="lanes-axis" aria-hidden>
        {hours
          .filter((hour) => lines <= (TO - FROM) / STEP || (hour - FROM) % (2 * STEP) === 0)
          .filter((hour) => Math.abs(at(hour * HOUR) - at(now)) > COVERED)
          .map((hour) => (
            <span key={hour} style={{ insetInlineStart: `${at(hour * HOUR)}%` }}>
              {clock(hour * HOUR)}
            </span>
          ))}
        <b>{formatTime(intl, new Date(minute))}</b>
      </div>
      <ul aria-label={intl.formatMessage(messages.lanes)}>
        {lanes.map((lane) => (
          <Row key={lane.key} {...{ lane, day, now, at }} />
        ))}
      </ul>
    </div>
  );
}

/**
 * Which share of its time a tour has behind it. Where its plan has times, it ends at the line of the present for a tour on time and
 * as far before it as the tour is late; without them it is the share of its containers.
 */
function shareOf(tour: Lane['tour'], day: string, now: number, start: number, until: number): number {
  if (!tour) return 0;
  const inPlan = tour.delay === null ? null : now - tour.delay;
  const reached = tour.finished_at ? minutesOn(day, tour.finished_at) : inPlan;
  const share =
    reached === null ? tour.picked_up / Math.max(1, tour.planned) : (reached - start) / (until - start || 1);
  return Math.min(1, Math.max(0, share));
}

interface RowProps {
  lane: Lane;
  day: string;
  now: number;
  at: (minutes: number) => number;
}

function Row({ lane, day, now, at }: RowProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { plate, tour, driver, driverMissing, shiftOf, area, start, end, overflows } = lane;
  const until = end ?? Math.max(now, start ?? 0);
  const times = start === undefined ? null : `${clock(start)}–${clock(until)}`;
  const from = start === undefined ? undefined : Math.max(EVENING, start);
  const link = tour ? oneTour(tour.id) : shiftsOf('drivers', day, area ?? undefined);
  const late = tour?.delay ?? 0;
  const warnings = [
    ...(tour && tour.overflowing > 0 ? [formatMessage(messages.overflowing, { n: tour.overflowing })] : []),
    ...(late >= ON_TIME ? [formatDelay(intl, late)] : []),
  ];
  return (
    <li data-missing={driverMissing || undefined} data-open={driver ? undefined : ''} data-status={tour?.status}>
      <Link {...link} title={tour?.route_name}>
        <span className="lane-truck">
          <b>{plate}</b>
          {driverMissing ? (
            <Warning>{formatMessage(messages.driverMissing)}</Warning>
          ) : (
            <span className="lane-note">{driver ?? formatMessage(messages.unassigned)}</span>
          )}
          {shiftOf ? <Warning>{formatMessage(messages.shiftOf, { other: shiftOf })}</Warning> : null}
        </span>
        <span className="lane-track" aria-hidden>
          {from === undefined ? null : (
            <span className="lane-plan" style={{ insetInlineStart: `${at(from)}%`, width: `${at(until) - at(from)}%` }}>
              <GrowingBar className="lane-done" share={shareOf(tour, day, now, from, until)} />
            </span>
          )}
          {overflows.map(({ id, recorded_at }) => (
            <i
              key={id}
              className="lane-tick"
              style={{ insetInlineStart: `${at(Math.max(EVENING, minutesOn(day, recorded_at)))}%` }}
            />
          ))}
        </span>
        <span className="lane-progress">
          {tour ? (
            <b>{formatMessage(messages.progress, { done: tour.picked_up, planned: tour.planned })}</b>
          ) : (
            formatMessage(messages.noTour)
          )}
          {warnings.length > 0 ? (
            warnings.map((warning) => <Warning key={warning}>{warning}</Warning>)
          ) : (
            <span className="lane-note">{tour ? formatMessage(tourStatusMessages[tour.status]) : times}</span>
          )}
        </span>
        {tour ? <VisuallyHidden>{`${tour.route_name} ${times ?? ''}`}</VisuallyHidden> : null}
      </Link>
    </li>
  );
}

const Warning = ({ children }: { children: ReactNode }) => (
  <span className="lane-warning">
    <TriangleAlert size={12} aria-hidden />
    {children}
  </span>
);
