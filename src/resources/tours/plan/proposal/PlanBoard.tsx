import { VisuallyHidden, Text } from '@chakra-ui/react';
import { LazyMotion, Reorder } from 'framer-motion';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { TourAlternative } from '@/api/generated/dashboard.schemas';
import { domMax } from '@/ui/dragFeatures';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { useListForecasts } from '@/api/generated/forecasts/forecasts';
import { urgencies } from '@/api/urgent';
import { useDriverNames } from '../../useDriverNames';
import { headOf, movedTo, placeIn, shownOf, stopsOf, wholeOf } from './arrangement';
import { BoardStopRow, BoardTourRow, IdlePairRow } from './BoardRows';
import { boardMessages, proposalMessages as messages } from './messages';
import { ToursBesideMap } from './ProposedTours';
import type { useArrangements } from './useArrangements';

interface PlanBoardProps {
  alternative: TourAlternative;
  board: ReturnType<typeof useArrangements>;
  mayPlan: boolean;
}

/** The tours of an alternative to arrange: stops are dragged up and down and into other tours, or moved by keys and menus. */
export function PlanBoard({ alternative, board, mayPlan }: PlanBoardProps) {
  const intl = useIntl();
  const driverOf = useDriverNames();
  const { tours, idle_pairs: idle, pinned_location_ids: pinned } = alternative;
  const [open, setOpen] = useState<readonly string[]>(() => tours.slice(0, 1).map((tour) => tour.license_plate));
  /** What is shown, in the order of a drag. */
  const [dragged, setDragged] = useState<string[]>();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
  const row = useRef(0);
  // After one that went away, the row in its place.
  useKeptFocus(list, () =>
    rows()
      .at(Math.min(row.current, rows().length - 1))
      ?.querySelector('button'),
  );
  const focused = useRef<string>(undefined);
  const order = board.orderOf(alternative);
  const shown = dragged ?? shownOf(order, (plate) => open.includes(plate));
  const stops = stopsOf(alternative);
  const onMap = tours.find(({ license_plate }) => license_plate === open.at(-1)) ?? tours[0];

  // What was moved by a key goes on having the focus.
  useEffect(() => {
    if (focused.current === undefined) return;
    const moved = rows().find(({ dataset }) => dataset.stop === focused.current);
    moved?.querySelector('button')?.focus();
    focused.current = undefined;
  }, [alternative, order]);

  const arrange = (next: string[], key: string) => {
    const { plate, number: position } = placeIn(next, key);
    setSaid(intl.formatMessage(boardMessages.moved, { name: stops.get(key)?.location_name ?? '', position, plate }));
    if (next.join('\n') !== board.orderOf(alternative).join('\n')) board.arrange(alternative, next);
  };
  /** Takes what is shown in another order; the tour that a stop came to is open then. */
  const place = (next: readonly string[], key: string) => {
    const { plate } = placeIn(next, key);
    if (!open.includes(plate)) setOpen([plate, ...open]);
    arrange(wholeOf(next, order), key);
  };
  const move = (key: string, step: number) => {
    const at = shown.indexOf(key);
    const next = shown.toSpliced(at, 1).toSpliced(Math.max(1, at + step), 0, key);
    focused.current = key;
    place(next, key);
  };
  const toggle = (plate: string) =>
    setOpen((all) => (all.includes(plate) ? all.filter((one) => one !== plate) : [...all, plate]));
  const wish = (what: 'pinned' | 'banned', location: string) => board.wish(alternative, what, location);

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {onMap ? (
        <ToursBesideMap shown={onMap}>
          <LazyMotion features={domMax}>
            <Reorder.Group
              ref={list}
              as="div"
              axis="y"
              tabIndex={-1}
              values={shown}
              onReorder={setDragged}
              onFocus={({ target }) => {
                const at = rows().findIndex((one) => one.contains(target));
                // A menu is below a row, but not in it.
                if (at >= 0) row.current = at;
              }}
            >
              {shown.map((key) => {
                const stop = stops.get(key);
                const tour = tours.find(({ license_plate }) => headOf(license_plate) === key);
                if (tour)
                  return (
                    <BoardTourRow
                      key={key}
                      value={key}
                      tour={tour}
                      driver={driverOf(tour.driver_id)}
                      open={open.includes(tour.license_plate)}
                      onOpen={() => toggle(tour.license_plate)}
                    />
                  );
                const pair = idle.find(({ license_plate }) => headOf(license_plate) === key);
                if (pair)
                  return (
                    <IdlePairRow key={key} value={key} name={`${pair.license_plate} · ${driverOf(pair.driver_id)}`} />
                  );
                if (!stop) return null;
                return (
                  <BoardStopRow
                    key={key}
                    stop={stop}
                    number={placeIn(shown, key).number}
                    conflicts={tours.flatMap(({ conflicts }) =>
                      conflicts.filter(({ container_id: one }) => one !== null && stop.container_ids.includes(one)),
                    )}
                    isPinned={pinned.includes(stop.location_id)}
                    mayPlan={mayPlan}
                    plates={[...tours, ...idle].map(({ license_plate }) => license_plate)}
                    onMove={(step) => move(key, step)}
                    onMoveTo={(plate) => arrange(movedTo(order, key, plate, stops), key)}
                    onWish={(what) => wish(what, stop.location_id)}
                    onDropped={() => {
                      if (dragged) place(dragged, key);
                      setDragged(undefined);
                    }}
                  />
                );
              })}
            </Reorder.Group>
          </LazyMotion>
        </ToursBesideMap>
      ) : (
        <NoTours />
      )}
    </>
  );
}

/** Nothing is proposed; of containers without a level nobody knows whether they need a tour. */
function NoTours() {
  const intl = useIntl();
  const { data } = useListForecasts(urgencies([]));
  const unknown = data?.facets?.urgency?.find(({ value }) => value === 'unknown')?.count ?? 0;
  return (
    <>
      <Text color="muted">{intl.formatMessage(messages.noTours)}</Text>
      {unknown > 0 ? <Text role="note">{intl.formatMessage(messages.noLevels, { count: unknown })}</Text> : null}
    </>
  );
}
