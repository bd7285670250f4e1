import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DriverTour } from '@/api/generated/dashboard.schemas';
import { formatTime } from '@/i18n/dates';
import { PublicPage } from '@/form/PublicPage';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { DRIVE_LANGUAGES, speak } from './load';
import { driveMessages as messages } from './messages';
import { Head, News, Say } from './Head';
import { barKey } from './keys';
import { EndPanel, UnloadPanel } from './panels';
import { StopCard } from './StopCard';
import { StopList } from './StopList';
import type { Link, Waiting } from './store';
import { idOf, isOpen } from './tour';
import type { OnBusy } from './useBusy';
import { useDrive, type Drive } from './useDrive';
import { useRoomFor } from './useRoomFor';

const route = getRouteApi('/drive');

// The engine weighs more than the rest of the page, and most drivers know their way.
const StopsMap = lazy(async () => ({ default: (await import('./StopsMap')).StopsMap }));

/** Behind the link of a tour: what a driver does and sees, with and without a network. */
export function DriveScreen() {
  const { speech, link, waiting, noStore } = route.useLoaderData();
  return (
    <PublicPage
      {...{ speech, speak }}
      languages={DRIVE_LANGUAGES}
      title={messages.title}
      languageLabel={messages.language}
    >
      {() =>
        link ? (
          <DriverTourPage key={link.token} {...{ link, waiting }} />
        ) : (
          <Say
            title={noStore ? messages.noStore : messages.noLink}
            text={noStore ? messages.noStoreText : messages.noLinkText}
          />
        )
      }
    </PublicPage>
  );
}

function DriverTourPage({ link, waiting }: { link: Link; waiting: Waiting[] }) {
  const intl = useIntl();
  const drive = useDrive(link, waiting);
  const { tour, connection, sync } = drive;
  /** Something is being recorded: it is not lost when the link ends, and goes with a new one. */
  const [busy, setBusy] = useState(0);
  const isEnded = connection === 'ended';
  const ended = (
    <Say title={messages.ended} text={messages.endedText}>
      {tour && drive.waiting > 0 ? (
        <Text mt="1">{intl.formatMessage(messages.endedKept, { tour: tour.route_name, count: drive.waiting })}</Text>
      ) : null}
    </Say>
  );
  if (!tour)
    return isEnded ? (
      ended
    ) : connection === 'offline' ? (
      <Say title={messages.notLoaded} text={messages.notLoadedText}>
        <Button size="lg" h="14" mt="4" onClick={() => void sync()}>
          {intl.formatMessage(messages.retry)}
        </Button>
      </Say>
    ) : (
      <Text as="output">{intl.formatMessage(messages.loading)}</Text>
    );
  return (
    <>
      {isEnded ? (
        ended
      ) : (
        <>
          <Head tour={tour} drive={drive} />
          <News drive={drive} />
          {tour.status === 'cancelled' ? <Say title={messages.cancelled} /> : null}
        </>
      )}
      {/* Who has begun may have a load, and something to finish or to correct. */}
      {(isEnded && busy === 0) || (tour.status === 'cancelled' && tour.started_at === null) ? null : (
        <Work {...{ tour, drive, busy }} onBusy={setBusy} />
      )}
    </>
  );
}

interface WorkProps {
  tour: DriverTour;
  drive: Drive;
  busy: number;
  onBusy: OnBusy;
}

function Work({ tour, drive, busy, onBusy }: WorkProps) {
  const intl = useIntl();
  const work = useRef<HTMLDivElement>(null);
  useKeptFocus(work, () => work.current?.querySelector('h2'));
  const bar = useRef<HTMLElement>(null);
  useRoomFor(bar);
  const [panel, setPanel] = useState<'stop' | 'all' | 'map' | 'unload' | 'end'>('stop');
  /** Until it is saved or cancelled. */
  const [unloading, setUnloading] = useState(false);
  const isRecording = busy > (panel === 'unload' ? 1 : 0);
  /** Stops that the driver has left, though something there was not recorded. */
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const nextOf = (without: ReadonlySet<string>) => tour.stops.find((stop) => isOpen(stop) && !without.has(idOf(stop)));
  const next = nextOf(passed);
  /** Where the driver is: it stays in sight when all there is done, until the driver leaves. */
  const [at, setAt] = useState(next);
  // Also when it was taken from the tour meanwhile: what is typed is not lost for it.
  const stop = tour.stops.find((one) => at && idOf(one) === idOf(at)) ?? (busy ? at : undefined) ?? next;
  const back = () => setPanel('stop');
  const open = (id: string) => {
    setAt(tour.stops.find((one) => idOf(one) === id));
    back();
  };
  const leave = () => {
    const left = new Set([...passed, ...(stop ? [idOf(stop)] : [])]);
    const then = nextOf(left);
    setPassed(left);
    setAt(then);
  };
  const paused = tour.on_break_since;
  return (
    <Flex ref={work} tabIndex={-1} outline="none" direction="column" gap="4" flex="1">
      {panel === 'stop' && tour.status === 'planned' ? (
        <Button size="lg" h="16" fontSize="lg" onClick={() => void drive.record({ kind: 'start' })}>
          {intl.formatMessage(messages.start)}
        </Button>
      ) : null}
      {panel === 'stop' && tour.status === 'completed' ? (
        <Text fontWeight="semibold">{intl.formatMessage(messages.finished)}</Text>
      ) : null}
      {panel === 'stop' && paused ? (
        <Text fontWeight="semibold">{intl.formatMessage(messages.pauseSince, { time: formatTime(intl, paused) })}</Text>
      ) : null}
      {stop ? (
        // What is being recorded there, or below, is not lost by a look at the map.
        <Box hidden={panel !== 'stop'}>
          <StopCard
            key={idOf(stop)}
            {...{ stop, drive }}
            number={tour.stops.indexOf(stop) + 1}
            isNext={stop === next}
            isShown={panel === 'stop'}
            onLeave={leave}
            onBusy={onBusy}
          />
        </Box>
      ) : null}
      {panel === 'stop' && !stop && tour.status !== 'completed' ? (
        <Text fontWeight="semibold">{intl.formatMessage(messages.allDone)}</Text>
      ) : null}
      {panel === 'all' ? <StopList {...{ tour, drive }} onOpen={open} /> : null}
      {panel === 'map' ? (
        <Suspense fallback={<Text as="output">{intl.formatMessage(messages.mapLoading)}</Text>}>
          <StopsMap tour={tour} onOpen={open} />
        </Suspense>
      ) : null}
      {unloading ? (
        <Box hidden={panel !== 'unload'}>
          <UnloadPanel
            {...{ tour, drive, onBusy }}
            isShown={panel === 'unload'}
            onClose={() => {
              setUnloading(false);
              back();
            }}
          />
        </Box>
      ) : null}
      {panel === 'end' ? <EndPanel {...{ tour, drive }} onClose={back} /> : null}
      <Box
        ref={bar}
        as="nav"
        aria-label={intl.formatMessage(messages.title)}
        position="sticky"
        bottom="0"
        mt="auto"
        bg="page"
        py="2"
        // With large letters on a small phone the stop keeps the larger part of the screen.
        maxH="45dvh"
        overflowY="auto"
        display="grid"
        // Four before the tour begins, six in two lines while it is under way, in one on a phone held across; fewer in a line where their words need it.
        gridTemplateColumns={`repeat(auto-fit, minmax(min(max(4.25rem, (100% - 3 * 8px) / ${tour.status === 'in_progress' ? 3 : 4}), 100%), 1fr))`}
        gap="8px"
        css={{ '@media (max-height: 30rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(4.25rem, 1fr))' } }}
      >
        {(['stop', 'all', 'map', 'unload'] as const).map((one) => (
          <Button
            key={one}
            {...barKey}
            variant={panel === one ? 'solid' : 'outline'}
            aria-pressed={panel === one}
            onClick={() => {
              // From elsewhere back to what is being recorded.
              if (one === 'stop' && (panel === 'stop' || !isRecording)) setAt(next);
              if (one === 'unload') setUnloading(true);
              setPanel(one);
              window.scrollTo({ top: 0 });
            }}
          >
            {intl.formatMessage(
              { stop: messages.next, all: messages.all, map: messages.map, unload: messages.unload }[one],
            )}
          </Button>
        ))}
        {tour.status === 'in_progress' ? (
          <>
            <Button
              {...barKey}
              variant={paused ? 'solid' : 'outline'}
              onClick={() => void drive.record({ kind: paused ? 'break_end' : 'break_start' })}
            >
              {intl.formatMessage(paused ? messages.goOnDriving : messages.pause)}
            </Button>
            <Button {...barKey} variant="outline" onClick={() => setPanel('end')}>
              {intl.formatMessage(messages.end)}
            </Button>
          </>
        ) : null}
      </Box>
    </Flex>
  );
}
