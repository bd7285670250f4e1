import { Box, Flex, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from './messages';

interface KpiCardProps {
  label: ReactNode;
  /** What the figure covers. */
  note?: string;
  /** Formatted by locale already; undefined while loading. */
  figure: string | undefined;
  unit?: string;
  /** Against the previous period. `good` colours it; leave it out where more is neither good nor bad. */
  delta?: { text: string; direction: 'up' | 'down' | 'same' | 'unknown'; good?: boolean };
  sparkline?: ReactNode;
  action?: ReactNode;
}

const ARROWS = { up: ArrowUp, down: ArrowDown, same: ArrowRight };
const SPOKEN = { up: uiMessages.deltaUp, down: uiMessages.deltaDown, same: uiMessages.deltaSame };

/** One statistic: label, figure with unit, change on the previous period, and room for a sparkline. */
export function KpiCard({ label, note, figure, unit, delta, sparkline, action }: KpiCardProps) {
  const intl = useIntl();
  return (
    <Flex layerStyle="card" direction="column" p="4" gap="1" minW="0" role="group">
      <Text textStyle="label">{label}</Text>
      {note ? (
        <Text textStyle="xs" color="muted">
          {note}
        </Text>
      ) : null}
      <Flex justify="space-between" align="center" gap="2" mt="auto">
        {figure === undefined ? (
          <Skeleton loading h="9" w="60%" />
        ) : (
          <Flex align="baseline" gap="1.5" wrap="wrap">
            <Text textStyle="figure">{figure}</Text>
            {unit ? <Text textStyle="secondary">{unit}</Text> : null}
          </Flex>
        )}
        {action}
      </Flex>
      <Flex align="flex-end" justify="space-between" gap="3" minH="6">
        {delta?.direction === 'unknown' ? (
          <Text textStyle="xs" color="muted">
            {delta.text}
          </Text>
        ) : delta ? (
          <Delta
            {...delta}
            direction={delta.direction}
            spoken={intl.formatMessage(SPOKEN[delta.direction], { delta: delta.text })}
          />
        ) : (
          <Box />
        )}
        {sparkline ? (
          <Box flex="1" maxW="32" minW="0" aria-hidden>
            {sparkline}
          </Box>
        ) : null}
      </Flex>
    </Flex>
  );
}

interface DeltaProps {
  text: string;
  direction: keyof typeof ARROWS;
  good?: boolean;
  spoken: string;
}

function Delta({ text, direction, good, spoken }: DeltaProps) {
  const Arrow = ARROWS[direction];
  const color = good === undefined || direction === 'same' ? 'muted' : good ? 'success.fg' : 'danger.fg';
  return (
    <Flex align="center" gap="1" color={color} textStyle="xs" fontWeight="medium">
      <Arrow size={14} aria-hidden />
      <Text as="span" aria-hidden textStyle="tabular">
        {text}
      </Text>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </Flex>
  );
}
