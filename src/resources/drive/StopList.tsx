import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { DriverStop, DriverTour } from '@/api/generated/dashboard.schemas';
import { formatTime } from '@/i18n/dates';
import { begunStopMessages, isHalfDone } from '@/i18n/domain';
import { LineIcon } from '@/ui/LineIcon';
import { driveMessages as messages } from './messages';
import { idOf, isOpen, isSkipped, isUnemptied, progressOf } from './tour';
import type { Drive } from './useDrive';

const UP = 'M12 19V5M6 11l6-6 6 6';
const DOWN = 'M12 5v14M6 13l6 6 6-6';

/** All stops in their order; those ahead can change places. */
export function StopList({ tour, drive, onOpen }: { tour: DriverTour; drive: Drive; onOpen: (id: string) => void }) {
  const intl = useIntl();
  const [said, setSaid] = useState('');
  const ahead = tour.stops.filter(({ state, location_id: id }) => state === 'planned' && id !== null);
  const nameOf = (stop: DriverStop) => stop.location_name ?? stop.street ?? intl.formatMessage(messages.nameless);
  const move = (stop: DriverStop, by: number) => {
    const from = ahead.indexOf(stop);
    const order = ahead.toSpliced(from, 1).toSpliced(from + by, 0, stop);
    const n = tour.stops.length - ahead.length + from + by + 1;
    void drive
      .record({ kind: 'order', location_ids: order.flatMap(({ location_id: id }) => id ?? []) })
      .then((kept) => kept && setSaid(intl.formatMessage(messages.moved, { stop: nameOf(stop), n })));
  };
  return (
    <>
      <Box as="ol" listStyleType="none">
        {tour.stops.map((stop, index) => {
          const place = ahead.indexOf(stop);
          const isDone = !isOpen(stop);
          const { recorded, left } = progressOf(stop);
          const state = isSkipped(stop)
            ? intl.formatMessage(messages.skipped)
            : isHalfDone({ recorded, left })
              ? intl.formatMessage(begunStopMessages.of, { done: recorded, all: recorded + left })
              : isUnemptied(stop)
                ? intl.formatMessage(begunStopMessages.notEmptied)
                : intl.formatMessage(isDone ? messages.done : messages.ahead);
          return (
            <Flex as="li" key={idOf(stop)} align="center" gap="1" borderBottomWidth="1px">
              <Button
                variant="ghost"
                flex="1"
                minW="0"
                h="auto"
                minH="14"
                px="2"
                py="2"
                justifyContent="flex-start"
                whiteSpace="normal"
                textAlign="start"
                onClick={() => onOpen(idOf(stop))}
              >
                <Text as="span" fontVariantNumeric="tabular-nums" color="muted" minW="6">
                  {index + 1}
                </Text>
                <Box as="span" minW="0" overflowWrap="anywhere">
                  <Text as="span" display="block" fontWeight={isDone ? 'normal' : 'semibold'} dir="auto">
                    {nameOf(stop)}
                  </Text>
                  <Text as="span" display="block" textStyle="sm" color="muted">
                    {state}
                    {stop.planned_at ? ` · ${formatTime(intl, stop.planned_at)}` : ''}
                  </Text>
                </Box>
              </Button>
              {place === -1
                ? null
                : ([-1, 1] as const).map((by) => (
                    <Button
                      key={by}
                      variant="ghost"
                      size="lg"
                      w="12"
                      h="14"
                      px="0"
                      aria-label={intl.formatMessage(by < 0 ? messages.earlier : messages.later, {
                        stop: nameOf(stop),
                      })}
                      disabled={place + by < 0 || place + by >= ahead.length}
                      onClick={() => move(stop, by)}
                    >
                      <LineIcon path={by < 0 ? UP : DOWN} />
                    </Button>
                  ))}
            </Flex>
          );
        })}
      </Box>
      <Text as="output" textStyle="sm">
        {said}
      </Text>
    </>
  );
}
