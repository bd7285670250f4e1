import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { WeekDay, type ContainerConstraint } from '@/api/generated/dashboard.schemas';
import { weekDayMessages } from '@/i18n/domain';
import { binMessages as messages, constraintText } from './messages';

const DAYS = Object.values(WeekDay);
const HOURS = [0, 6, 12, 18, 24];
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const percent = (time: string) => `${(minutes(time) / 1440) * 100}%`;

interface WeekStripProps {
  constraints: readonly ContainerConstraint[];
  /** Makes the strip editable: which time was pressed. */
  onPick?: (index: number) => void;
  onAdd?: (day: WeekDay) => void;
  /** Index of the time being edited. */
  picked?: number;
}

/** A week, a row per day and the day's hours across, with the times at which a container may not be emptied. */
export function WeekStrip({ constraints, onPick, onAdd, picked }: WeekStripProps) {
  const intl = useIntl();
  const marks = constraints.map((constraint, index) => ({ ...constraint, index }));
  return (
    <Box role="group" aria-label={intl.formatMessage(messages.constraintsTitle)}>
      {DAYS.map((day) => {
        const name = intl.formatMessage(weekDayMessages[day]);
        return (
          <Flex key={day} align="center" gap="2" h="7">
            <Text as="span" textStyle="xs" w="20" flexShrink={0} truncate>
              {name}
            </Text>
            <Box position="relative" flex="1" h="5" bg="sunken" borderRadius="sm" borderWidth="1px">
              {onAdd ? (
                <Cover onClick={() => onAdd(day)} label={intl.formatMessage(messages.addConstraint, { day: name })} />
              ) : null}
              {marks
                .filter((mark) => mark.week_day === day && mark.end_time > mark.start_time)
                .map((mark) => (
                  <Mark
                    key={mark.index}
                    text={constraintText(mark, intl)}
                    from={percent(mark.start_time)}
                    to={percent(mark.end_time)}
                    picked={mark.index === picked}
                    onClick={onPick && (() => onPick(mark.index))}
                  />
                ))}
            </Box>
          </Flex>
        );
      })}
      <Flex ps="22" justify="space-between" textStyle="2xs" color="muted" aria-hidden dir="ltr">
        {HOURS.map((hour) => (
          <span key={hour}>{`${String(hour).padStart(2, '0')}:00`}</span>
        ))}
      </Flex>
    </Box>
  );
}

const Cover = ({ onClick, label }: { onClick: () => void; label: string }) => (
  <Box asChild position="absolute" inset="0" cursor="copy" borderRadius="sm" _hover={{ bg: 'hover' }}>
    <button type="button" aria-label={label} title={label} onClick={onClick} />
  </Box>
);

interface MarkProps {
  text: string;
  from: string;
  to: string;
  picked: boolean;
  onClick?: () => void;
}

function Mark({ text, from, to, picked, onClick }: MarkProps) {
  const look = {
    position: 'absolute',
    insetBlock: '0',
    borderRadius: 'sm',
    bg: 'warning.solid',
    outline: picked ? '2px solid' : undefined,
    outlineColor: 'accent.focusRing',
    outlineOffset: '1px',
    // Hatched, so that it is not told by colour alone.
    backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 4px, rgb(255 255 255 / 0.35) 4px 6px)',
  } as const;
  const style = { insetInlineStart: from, width: `calc(${to} - ${from})`, minWidth: '4px' };
  const content: ReactNode = onClick ? (
    <button type="button" aria-label={text} title={text} aria-pressed={picked} style={style} onClick={onClick} />
  ) : (
    <span role="img" aria-label={text} title={text} style={style} />
  );
  return (
    <Box asChild {...look} cursor={onClick ? 'pointer' : undefined}>
      {content}
    </Box>
  );
}
