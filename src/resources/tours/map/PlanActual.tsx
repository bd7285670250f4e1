import { Box, Flex, Text } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatTonnes } from '@/i18n/format';
import { bandOf } from '@/map/level';
import { SiteMark, StopMark } from '@/map/marks';
import { lineInk } from '@/charts/types';
import { GlassSwatch } from '@/ui/GlassSwatch';
import type { Activity } from '../model/activities';
import { weightAt, type LoadCurve } from '../model/loadCurve';
import { stopStateOf } from '../model/mapStops';
import type { Schedule } from '../model/schedule';
import { tourMap as messages } from './messages';

interface Props {
  schedule: Schedule;
  activities: readonly Activity[];
  curves: readonly LoadCurve[];
  /** The moment shown (ms since the epoch). */
  time: number;
  /** The scrubber, below the rows and as wide as they are. */
  scrubber: ReactNode;
}

/** Height of a row of marks and of the curves, px; width of a tick. */
const [ROW, LOAD, TICK] = [18, 40, 14];

/** Plan and actual of a tour on one axis of time: planned stops, the delay of each, the stops as reached, and the load. */
export function PlanActual({ schedule, activities, curves, time, scrubber }: Props) {
  const intl = useIntl();
  const { from, to, delay = 0, reached } = schedule;
  const share = (at: number) => Math.min(1, Math.max(0, (at - from) / Math.max(1, to - from)));
  const stops = activities.flatMap((stop) => {
    if (!stop.planned_at) return [];
    const planned = Date.parse(stop.planned_at);
    const isOpen = stop.at === undefined && stop.state === 'planned' && reached !== undefined;
    return [{ ...stop, planned, actual: stop.at ?? (isOpen ? planned + delay : undefined) }];
  });
  const peak = Math.max(0.001, ...curves.flatMap(({ points }) => points.map(({ weight }) => weight)));
  const paths = useMemo(
    () =>
      curves.map(({ material, points }) => {
        const steps = points.map(
          ({ at, weight }) => `H${(1000 * (at - from)) / Math.max(1, to - from)}V${96 - (92 * weight) / peak}`,
        );
        return { material, d: `M0 96${steps.join('')}` };
      }),
    [curves, from, to, peak],
  );
  return (
    <Box display="grid" gridTemplateColumns="3.25rem minmax(0, 1fr)" alignItems="center" position="relative">
      <Label>{intl.formatMessage(messages.plan)}</Label>
      <Row height={ROW}>
        {stops.map(({ position, planned, level }) => (
          <Tick key={position} at={share(planned)} kind="planned">
            <SiteMark band={bandOf(level)} size={TICK} />
          </Tick>
        ))}
      </Row>
      <span />
      <Row height={ROW}>
        <Svg>
          {stops.map(({ position, planned, actual, at }) =>
            actual === undefined ? null : (
              <path
                key={position}
                data-delay={Math.round((actual - planned) / 60_000)}
                d={`M${1000 * share(planned)} 0V100H${1000 * share(actual)}Z`}
                fill={`var(--c-${actual > planned ? 'warning' : 'success'}-solid)`}
                fillOpacity={at === undefined ? 0.15 : 0.4}
                stroke="var(--c-muted)"
                strokeWidth={0.75}
                strokeDasharray={at === undefined ? '2 2' : undefined}
                vectorEffect="non-scaling-stroke"
              />
            ),
          )}
        </Svg>
      </Row>
      <Label>{intl.formatMessage(messages.actual)}</Label>
      <Row height={ROW}>
        {stops.map((stop) =>
          stop.actual === undefined ? null : (
            <Tick key={stop.position} at={share(stop.actual)} kind={stop.at === undefined ? 'expected' : 'actual'}>
              <StopMark state={stopStateOf(stop)} band={bandOf(stop.level)} size={TICK} />
            </Tick>
          ),
        )}
      </Row>
      {paths.length > 0 ? (
        <>
          <Label>{intl.formatMessage(messages.load)}</Label>
          <Row height={LOAD}>
            <Svg>
              <path d="M0 96H1000" stroke="var(--c-border)" vectorEffect="non-scaling-stroke" />
              {paths.map(({ material, d }, i) => (
                <path
                  key={material}
                  data-load={material}
                  d={d}
                  fill="none"
                  stroke={`var(--c-${lineInk({ key: material, label: '', values: [], material }, i)})`}
                  strokeWidth={2}
                  strokeDasharray={['', '6 3', '2 2', '8 3 2 3'][i % 4]}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </Svg>
          </Row>
        </>
      ) : null}
      <Box position="absolute" top="0" bottom="8" insetInlineEnd="2" insetInlineStart="3.75rem" pointerEvents="none">
        <Box
          position="absolute"
          h="100%"
          w="2px"
          bg="accent.solid"
          data-cursor
          style={{ insetInlineStart: `calc(${100 * share(time)}% - 1px)` }}
        />
      </Box>
      <Box gridColumn="2" minW="0">
        {scrubber}
      </Box>
      {curves.length > 0 ? (
        <Flex gridColumn="1 / -1" columnGap="4" wrap="wrap" textStyle="xs" justify="flex-end">
          {curves.map((curve) => (
            <Flex key={curve.material} gap="1.5" align="center">
              <GlassSwatch code={curve.material} text="short" />
              <Text as="span" textStyle="tabular">
                {formatTonnes(intl, weightAt(curve, time))}
              </Text>
            </Flex>
          ))}
        </Flex>
      ) : null}
    </Box>
  );
}

const Label = ({ children }: { children: ReactNode }) => (
  <Text as="span" textStyle="xs" color="muted" truncate>
    {children}
  </Text>
);

/** A row of the axis; half the scrubber's thumb is left free at both ends. */
const Row = ({ height, children }: { height: number; children: ReactNode }) => (
  <Box px="2" aria-hidden>
    <Box position="relative" style={{ height }}>
      {children}
    </Box>
  </Box>
);

interface TickProps {
  /** Share of the row from its start. */
  at: number;
  kind: 'planned' | 'actual' | 'expected';
  children: ReactNode;
}

const Tick = ({ at, kind, children }: TickProps) => (
  <Box
    position="absolute"
    top="2px"
    opacity={kind === 'expected' ? 0.6 : 1}
    data-tick={kind}
    style={{ insetInlineStart: `calc(${100 * at}% - ${TICK / 2}px)` }}
  >
    {children}
  </Box>
);

/** Stretched over its row, 1000 wide and 100 high; mirrored on right-to-left pages. */
const Svg = ({ children }: { children: ReactNode }) => (
  <Box
    asChild
    position="absolute"
    inset="0"
    w="100%"
    h="100%"
    overflow="visible"
    css={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }}
  >
    <svg viewBox="0 0 1000 100" preserveAspectRatio="none">
      {children}
    </svg>
  </Box>
);
