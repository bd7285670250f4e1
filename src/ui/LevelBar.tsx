import { Box, Flex, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { formatPercent } from '@/i18n/format';
import { levelBand } from './level';
import { uiMessages } from './messages';

interface LevelBarProps {
  /** Percent, may exceed 100; null where nothing was measured. */
  level: number | null | undefined;
  /** Leaves out the word "overfull"; the mark and the notch stay. */
  compact?: boolean;
  width?: string;
}

/** The full mark stands at 5/6 of the track, so that overfull has room to show past it. */
const FULL = 100 / 1.2;

/** A fill level: bar, number, and past 100 a notch at the full mark with the word "overfull". */
export function LevelBar({ level, compact, width = '4.5rem' }: LevelBarProps) {
  const intl = useIntl();
  if (level === null || level === undefined) {
    return (
      <Text as="span" color="muted" textStyle="sm">
        {intl.formatMessage(uiMessages.levelUnknown)}
      </Text>
    );
  }
  const band = levelBand(level);
  const over = band === 'over';
  const text = formatPercent(intl, level);
  const word = intl.formatMessage(uiMessages.levelOver);
  const label = intl.formatMessage(uiMessages.levelText, { level: text });
  return (
    <Flex
      as="span"
      display="inline-flex"
      align="center"
      gap="2"
      role="img"
      aria-label={over ? `${label}, ${word}` : label}
      data-band={band}
    >
      <Box
        as="span"
        position="relative"
        h="2"
        w={width}
        flexShrink={0}
        borderRadius="full"
        bg="sunken"
        boxShadow="inset 0 0 0 1px var(--c-border)"
      >
        <Box
          as="span"
          position="absolute"
          insetBlock="0"
          insetStart="0"
          borderRadius="full"
          bg={`level.${band}`}
          style={{ width: `${Math.min(100, Math.max(0, (level / 100) * FULL))}%` }}
        />
        <Box
          as="span"
          position="absolute"
          insetBlock={over ? '-3px' : '0'}
          w={over ? '2px' : '1px'}
          bg={over ? 'text' : 'border.strong'}
          style={{ insetInlineStart: `${FULL}%` }}
        />
      </Box>
      <Text as="span" textStyle="tabular" minW="10" textAlign="end" fontWeight={over ? 'semibold' : undefined}>
        {text}
      </Text>
      {over ? (
        <Flex
          as="span"
          display="inline-flex"
          align="center"
          gap="1"
          color="level.over.fg"
          textStyle="xs"
          fontWeight="medium"
        >
          <TriangleAlert size={14} aria-hidden />
          {compact ? null : word}
        </Flex>
      ) : null}
    </Flex>
  );
}
