import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DriverContainer, DriverStop } from '@/api/generated/dashboard.schemas';
import { fillLevelMessages, materialMessages, materialShortMessages, weekDayMessages } from '@/i18n/domain';
import { formatTime } from '@/i18n/dates';
import { formatPercent } from '@/i18n/format';
import { skipReasonMessages } from '@/i18n/skipReason';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { ContainerForm } from './ContainerForm';
import { wideKey } from './keys';
import { driveMessages as messages } from './messages';
import { isOpen, isSkipped } from './tour';
import { useBusy, type OnBusy } from './useBusy';
import type { Drive } from './useDrive';

/** Opens the phone's own map. */
const navigateTo = ({ latitude, longitude }: DriverStop) =>
  /iP(hone|ad)|Macintosh/u.test(navigator.userAgent)
    ? `maps://?daddr=${latitude},${longitude}`
    : `geo:${latitude},${longitude}?q=${latitude},${longitude}`;

interface Props {
  stop: DriverStop;
  /** Its place in the tour, 0 when it is in it no longer. */
  number: number;
  isNext: boolean;
  isShown: boolean;
  drive: Drive;
  onLeave: () => void;
  onBusy: OnBusy;
}

/** One stop: where it is, what to know, and its containers. */
export function StopCard({ stop, number, isNext, isShown, drive, onLeave, onBusy }: Props) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  // The next stop is read out when it is shown.
  useEffect(() => {
    if (isShown) heading.current?.focus({ preventScroll: true });
  }, [isShown]);
  const address = [stop.street, stop.city].filter(Boolean).join(', ');
  const touched = stop.containers.some(({ done }) => done);
  const skip = (skipped: boolean) => {
    if (stop.location_id === null) return onLeave();
    void drive
      .record({ kind: 'skip', location_id: stop.location_id, skipped })
      .then((kept) => kept && skipped && onLeave());
  };
  return (
    <Flex direction="column" gap="3">
      <div>
        <Text color="muted">
          {isNext ? `${intl.formatMessage(messages.next)} · ` : ''}
          {number > 0 ? intl.formatMessage(messages.stop, { n: number }) : ''}
          {stop.planned_at
            ? ` · ${intl.formatMessage(messages.planned, { time: formatTime(intl, stop.planned_at) })}`
            : ''}
        </Text>
        <Heading ref={heading} as="h2" size="lg" tabIndex={-1} outline="none" dir="auto" overflowWrap="anywhere">
          {stop.location_name ?? stop.street ?? intl.formatMessage(messages.nameless)}
        </Heading>
        <Text fontSize="lg" dir="auto" overflowWrap="anywhere">
          {address}
        </Text>
      </div>
      {stop.notifications.map((one) => (
        <Box key={`${one.created_at}${one.material_type}`} layerStyle="card" px="4" py="3">
          <Text fontWeight="semibold">
            {intl.formatMessage(messages.reported, {
              material: intl.formatMessage(materialShortMessages[one.material_type]),
              level: intl.formatMessage(fillLevelMessages[one.reported_fill_level]),
            })}
          </Text>
          {one.note ? <Text dir="auto">{one.note}</Text> : null}
        </Box>
      ))}
      {isOpen(stop) ? (
        <Button asChild variant="outline" size="lg" h="14">
          <a href={navigateTo(stop)}>{intl.formatMessage(messages.navigate)}</a>
        </Button>
      ) : null}
      {stop.containers.length === 0 ? <Text>{intl.formatMessage(messages.noContainers)}</Text> : null}
      {stop.containers.map((container) => (
        <ContainerCard key={container.container_id} {...{ container, drive, onBusy }} />
      ))}
      {isSkipped(stop) ? (
        <Button variant="outline" size="lg" h="14" onClick={() => skip(false)}>
          {intl.formatMessage(messages.unskip)}
        </Button>
      ) : (
        <Button
          variant={isOpen(stop) && !touched ? 'outline' : 'solid'}
          size="lg"
          h="14"
          onClick={() => (isOpen(stop) && !touched ? skip(true) : onLeave())}
        >
          {intl.formatMessage(isOpen(stop) && !touched ? messages.skip : messages.goOn)}
        </Button>
      )}
    </Flex>
  );
}

/** A container with what is recorded there. */
function ContainerCard({ container, drive, onBusy }: { container: DriverContainer } & Pick<Props, 'drive' | 'onBusy'>) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const name = useId();
  useBusy(onBusy, open);
  useKeptFocus(card);
  // What was opened is seen whole.
  useEffect(() => {
    if (open) card.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <Box ref={card} role="group" aria-labelledby={name} tabIndex={-1} layerStyle="card" px="4" py="4">
      <Container {...{ container, name }} />
      {open ? (
        <ContainerForm container={container} drive={drive} onClose={() => setOpen(false)} />
      ) : container.done && container.done.key === null ? (
        // It is corrected where it was recorded.
        <Text color="muted">{intl.formatMessage(messages.elsewhere)}</Text>
      ) : (
        <Button {...wideKey} variant={container.done ? 'outline' : 'solid'} onClick={() => setOpen(true)}>
          {intl.formatMessage(container.done ? messages.change : messages.record, {
            container: container.container_id,
          })}
        </Button>
      )}
    </Box>
  );
}

/** @param name id of its heading */
function Container({ container, name }: { container: DriverContainer; name: string }) {
  const intl = useIntl();
  const { material_type, last_level, constraints, done, container_id } = container;
  return (
    <div>
      <Flex align="center" gap="3" wrap="wrap">
        <Heading
          as="h3"
          id={name}
          size="md"
          aria-label={`${intl.formatMessage(materialMessages[material_type])} ${container_id}`}
        >
          <GlassSwatch code={material_type} />
        </Heading>
        <Text color="muted" dir="ltr">
          {container_id}
        </Text>
      </Flex>
      {done ? (
        <Text fontWeight="semibold">
          {done.is_emptied
            ? intl.formatMessage(messages.emptiedAt, { level: formatPercent(intl, done.level) })
            : `${intl.formatMessage(messages.notEmptied)}${done.reason ? `: ${intl.formatMessage(skipReasonMessages[done.reason])}` : ''}`}
        </Text>
      ) : last_level === null ? null : (
        <Text>{intl.formatMessage(messages.last, { level: formatPercent(intl, last_level) })}</Text>
      )}
      {constraints.map((one) => (
        <Text key={`${one.week_day}${one.start_time}`} color="danger.fg">
          {intl.formatMessage(messages.constraint, {
            day: intl.formatMessage(weekDayMessages[one.week_day]),
            from: one.start_time.slice(0, 5),
            to: one.end_time.slice(0, 5),
            reason: one.reason,
          })}
        </Text>
      ))}
    </div>
  );
}
