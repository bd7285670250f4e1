import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import {
  type Active,
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { GripVertical, UsersRound } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { availableMessages } from '@/i18n/domain';
import { Tooltip } from '@/ui/Tooltip';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { useCalendar } from '../grid/context';
import { dayGaps } from '../grid/Gaps';
import { useUndoKeys } from '../grid/useCommands';
import { emptyState, stateMessages } from '../labels';
import { shiftMessages, stepMessages } from '../messages';
import { type Block, blockId, blocksOf, type Resource } from '../model/blocks';
import type { Actions } from '../planner/useActions';
import type { Planner } from '../planner/usePlanner';
import { type Candidate, freeDrivers, pairUp } from './drivers';
import { FinishDay } from './FinishDay';
import { dayMessages as messages } from './messages';
import { type Point, Shift } from './Shift';
import { useAbout } from './useAbout';

interface Props {
  day: string;
  planner: Planner;
  actions: Actions;
  /** The trucks shown, and the drivers counted. */
  rows: readonly Resource[];
  staff: readonly Resource[];
  /** Areas of the header; none means all. */
  areas: readonly number[];
  onEdit: (block: Block) => void;
}

/** Who drives what on a day: the trucks' shifts with a slot for the driver each, and the drivers without a truck. */
export function DayView({ day, planner, actions, rows, staff, areas, onEdit }: Props) {
  const { formatMessage } = useIntl();
  const { today, writable } = useCalendar();
  const { plans, resources } = planner;
  const freeOnes = useRef<HTMLDivElement>(null);
  useKeptFocus(freeOnes);
  const flight = useRef<{ driver: string; from: Point } | null>(null);
  const [dragged, setDragged] = useState<Resource>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const trucks = rows.map((truck) => ({ truck, blocks: blocksOf(plans.trucks.get(truck.key), day, today) }));
  const blocks = new Map(trucks.flatMap((one) => one.blocks).map((block) => [blockId(block), block]));
  useUndoKeys(writable, planner.travel);
  const free = freeDrivers(planner, day, today);
  const pairs = pairUp(planner, [...blocks.values()], day, today);

  const emptyText = ({ key }: Resource) => formatMessage(stateMessages[emptyState(planner.plans.trucks.get(key), day)]);
  const give = (block: Block, driver: Resource | null, from?: Active['rect']['current']['translated']) => {
    const card = driver && document.querySelector(`[data-driver="${CSS.escape(driver.key)}"]`);
    const start = from ?? card?.getBoundingClientRect();
    flight.current = driver && start ? { driver: driver.key, from: start } : null;
    void actions.assign(block, driver).then(() => (flight.current = null));
  };

  const takeFrom = useCallback((driver: string) => {
    const found = flight.current?.driver === driver ? flight.current.from : null;
    if (found) flight.current = null;
    return found;
  }, []);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      autoScroll={{ threshold: { x: 0, y: 0.1 } }} // The rows below the header stay under the driver.
      // The keyboard has the menus of the slots.
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setDragged(resources.drivers.get(String(active.id)))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined);
        const block = blocks.get(String(over?.id));
        const driver = resources.drivers.get(String(active.id));
        if (block && driver) give(block, driver, active.rect.current.translated);
      }}
    >
      <Summary
        {...{ day, planner, areas }}
        trucks={rows.filter(
          ({ key, available }) =>
            available && [...blocks.values()].some((block) => block.key === key && block.entry.available),
        )}
        staff={staff}
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 15rem' }} gap="4" alignItems="start">
        <Box as="ul" listStyleType="none" layerStyle="card" aria-label={formatMessage(shiftMessages.trucks)}>
          {trucks.map(({ truck, blocks: own }) => (
            <Row key={truck.key} {...{ truck, day }} empty={emptyText(truck)}>
              {own.map((block) => (
                <Shift key={blockId(block)} {...{ block, truck, planner, takeFrom, dragged, give, onEdit }} />
              ))}
            </Row>
          ))}
        </Box>
        <Box ref={freeOnes} as="section" layerStyle="card" p="4" tabIndex={-1} aria-labelledby="free-drivers">
          <Heading as="h2" id="free-drivers" textStyle="section">
            {formatMessage(messages.free)}
          </Heading>
          <Text textStyle="secondary" mb="3">
            {formatMessage(free.length === 0 ? messages.nobodyFree : messages.freeHelp)}
          </Text>
          {writable && pairs.length > 0 ? (
            <Tooltip content={formatMessage(messages.assignAllHelp)}>
              <Button w="full" mb="3" variant="outline" onClick={() => void actions.assignAll(pairs, today)}>
                <UsersRound aria-hidden />
                {formatMessage(stepMessages.assignAll, { n: pairs.length })}
              </Button>
            </Tooltip>
          ) : null}
          <Flex as="ul" listStyleType="none" direction="column" gap="2">
            {free.map((one) => (
              <FreeDriver key={one.driver.key} {...one} disabled={!writable} />
            ))}
          </Flex>
        </Box>
      </Grid>
      <DragOverlay dropAnimation={null}>{dragged ? <Card>{dragged.label}</Card> : null}</DragOverlay>
    </DndContext>
  );
}

const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** "4 trucks, 3 drivers", and what areas lack. */
function Summary({
  day,
  planner,
  areas,
  trucks,
  staff,
}: Pick<Props, 'day' | 'planner' | 'areas' | 'staff'> & { trucks: readonly Resource[] }) {
  const { formatMessage } = useIntl();
  const { today, holidays, areaName } = useCalendar();
  const drivers = staff.filter(({ key }) =>
    blocksOf(planner.plans.drivers.get(key), day, today).some(({ entry }) => entry.available),
  );
  const gaps = dayGaps(planner, day, areas, { today, holidays }).map(({ area, lacking, count, slots }) => ({
    text: formatMessage(
      area === null ? messages.restLacksDrivers : lacking === 'drivers' ? messages.lacksDrivers : messages.lacksTrucks,
      { count, area: areaName(area) ?? formatMessage(shiftMessages.noArea) },
    ),
    slots,
  }));
  return (
    <Flex mb="3" gap="3" wrap="wrap" align="center" justify="space-between">
      <Text role="status">
        {holidays.has(day) ? `${holidays.get(day)}: ` : null}
        {formatMessage(messages.summary, { trucks: trucks.length, drivers: drivers.length })}
        {gaps.map(({ text }) => (
          <Text as="span" key={text} color="warning.fg">
            {`, ${text}`}
          </Text>
        ))}
      </Text>
      <FinishDay {...{ day, gaps }} />
    </Flex>
  );
}

/** A truck with its shifts of the day. */
function Row({ truck, day, empty, children }: { truck: Resource; day: string; empty: string; children: ReactNode[] }) {
  const intl = useIntl();
  const { areaName } = useCalendar();
  return (
    <Grid
      as="li"
      data-row={`${truck.key}@${day}`}
      templateColumns={{ base: 'minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' }}
      columnGap="4"
      px="4"
      py="2"
      alignItems="center"
      _notLast={{ borderBottomWidth: '1px' }}
    >
      <Box minW="0">
        <Text fontWeight="semibold">{truck.label}</Text>
        <Text textStyle="secondary" truncate>
          {[
            truck.available ? null : intl.formatMessage(availableMessages.unavailable),
            truck.detail,
            areaName(truck.area),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Box>
      <Flex direction="column" gap="1">
        {children.length > 0 ? children : <Text color="muted">{empty}</Text>}
      </Flex>
    </Grid>
  );
}

/** A driver without a truck, to be dragged. */
function FreeDriver({ driver, shifts, disabled }: Omit<Candidate, 'obstacle'> & { disabled: boolean }) {
  const about = useAbout();
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: driver.key, disabled });
  return (
    <Box
      as="li"
      ref={setNodeRef}
      data-driver={driver.key}
      opacity={isDragging ? 0.4 : 1}
      cursor={disabled ? undefined : 'grab'}
      userSelect="none"
      touchAction="manipulation"
      {...listeners}
    >
      <Card more={about({ driver, shifts })}>{driver.label}</Card>
    </Box>
  );
}

const Card = ({ children, more }: { children: ReactNode; more?: string }) => (
  <Flex align="center" gap="2" minH="10" px="2" py="1" borderWidth="1px" rounded="md" bg="surface">
    <Box color="muted">
      <GripVertical size={16} aria-hidden />
    </Box>
    <Box minW="0">
      <Text truncate>{children}</Text>
      {more ? (
        <Text textStyle="xs" color="muted" truncate>
          {more}
        </Text>
      ) : null}
    </Box>
  </Flex>
);
