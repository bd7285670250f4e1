import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useEffect, useState, type ReactNode } from 'react';
import type { DriverStop, DriverTour } from '@/api/generated/dashboard.schemas';
import { formatShortDay } from '@/i18n/dates';
import { wideKey } from './keys';
import { driveMessages as messages } from './messages';
import { driven, idOf } from './tour';
import type { Drive } from './useDrive';

/** Which tour it is, how far it is, and what waits to be sent. */
export function Head({ tour, drive }: { tour: DriverTour; drive: Drive }) {
  const intl = useIntl();
  const done = driven(tour);
  const opensOffline = useOpensOffline();
  return (
    <div>
      <Flex align="baseline" justify="space-between" gap="3" wrap="wrap">
        <Heading as="h1" size="lg" overflowWrap="anywhere">
          {tour.route_name}
        </Heading>
        <Text whiteSpace="nowrap" dir="ltr">
          {tour.license_plate}
        </Text>
      </Flex>
      <Text color="muted" overflowWrap="anywhere">
        {`${tour.operator} · ${formatShortDay(intl, tour.date)}`}
      </Text>
      <Text fontWeight="medium">{intl.formatMessage(messages.progress, { done, all: tour.stops.length })}</Text>
      <Box bg="sunken" borderRadius="full" overflow="hidden" my="1" aria-hidden>
        <Box bg="accent.solid" h="2" w={`${(done / (tour.stops.length || 1)) * 100}%`} />
      </Box>
      <Text as="output" textStyle="sm" display="block" color={drive.connection === 'offline' ? 'text' : 'muted'}>
        {drive.connection === 'offline' ? `${intl.formatMessage(messages.offline)} ` : ''}
        {drive.waiting > 0
          ? intl.formatMessage(messages.waiting, { count: drive.waiting })
          : drive.connection === 'online' && drive.left.length === 0
            ? intl.formatMessage(opensOffline ? messages.savedOffline : messages.saved)
            : ''}
      </Text>
      {drive.left.map(({ tour: name, count }) => (
        <Text key={name} fontWeight="semibold" mt="1">
          {intl.formatMessage(messages.left, { tour: name, count })}
        </Text>
      ))}
      {tour.hidden_stops > 0 ? (
        <Text fontWeight="semibold" mt="1">
          {intl.formatMessage(messages.hidden, { count: tour.hidden_stops })}
        </Text>
      ) : null}
      {tour.details ? (
        <Box layerStyle="card" px="4" py="3" mt="2" dir="auto">
          {tour.details}
        </Box>
      ) : null}
    </div>
  );
}

/** What somebody else changed and what the server would not take, until the driver has read it. */
export function News({ drive: { changes, refused, notKept, read } }: { drive: Drive }) {
  const intl = useIntl();
  const { added = [], removed = [], truck, day, note } = changes ?? {};
  const names = (stops: DriverStop[]) => stops.map((stop) => stop.location_name ?? stop.street ?? idOf(stop));
  const lines = [
    ...(notKept ? [intl.formatMessage(messages.notKept)] : []),
    ...(truck ? [intl.formatMessage(messages.otherTruck, { plate: truck })] : []),
    ...(day ? [intl.formatMessage(messages.otherDay, { day: formatShortDay(intl, day) })] : []),
    ...(note ? [intl.formatMessage(messages.otherNote, { note })] : []),
    ...(added.length > 0 ? [intl.formatMessage(messages.added, { places: intl.formatList(names(added)) })] : []),
    ...(removed.length > 0 ? [intl.formatMessage(messages.removed, { places: intl.formatList(names(removed)) })] : []),
    ...(refused.length > 0 ? [intl.formatMessage(messages.refused, { count: refused.length })] : []),
    ...refused.flatMap(({ row, errors }) =>
      errors.map(({ message }) => [row.container_id ?? row.location_name, message].filter(Boolean).join(': ')),
    ),
  ];
  return (
    <div role="status" aria-live="assertive">
      {lines.length > 0 ? (
        <Box layerStyle="card" px="4" py="3" borderColor="accent.solid" borderWidth="2px">
          {[...new Set(lines)].map((line) => (
            <Text key={line}>{line}</Text>
          ))}
          <Button {...wideKey} onClick={read}>
            {intl.formatMessage(messages.understood)}
          </Button>
        </Box>
      ) : null}
    </div>
  );
}

/** Whether the page opens without a network: the service worker of the app has all of its files. */
function useOpensOffline(): boolean {
  const [opens, setOpens] = useState(false);
  useEffect(() => {
    if ('serviceWorker' in navigator)
      void navigator.serviceWorker.ready.then(({ active }) => setOpens(active?.scriptURL.endsWith('/sw.js') ?? false));
  }, []);
  return opens;
}

type Message = (typeof messages)[keyof typeof messages];

/** What the page has to say instead of a tour, or above it. */
export function Say({ title, text, children }: { title: Message; text?: Message; children?: ReactNode }) {
  const intl = useIntl();
  return (
    <Box role="alert" layerStyle="card" px="5" py="5">
      <Heading as="h1" size="md">
        {intl.formatMessage(title)}
      </Heading>
      {text ? <Text mt="1">{intl.formatMessage(text)}</Text> : null}
      {children}
    </Box>
  );
}
