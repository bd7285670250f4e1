import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useDroppable } from '@dnd-kit/core';
import { animate } from 'framer-motion/dom/mini';
import { UserPlus, UserRound, UserRoundX } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { Menu, MenuItem, MenuSeparator } from '@/ui/Menu';
import { Tooltip } from '@/ui/Tooltip';
import { useReducedMotion } from '@/ui/useMedia';
import { useCalendar } from '../grid/context';
import { isWholeDay, stateMessages, timesOf } from '../labels';
import { shiftMessages } from '../messages';
import { type Block, blockId, type Resource } from '../model/blocks';
import { obstacleFor } from '../model/pairs';
import type { Planner } from '../planner/usePlanner';
import { type Candidate, candidatesFor } from './drivers';
import { dayMessages as messages } from './messages';
import { useAbout } from './useAbout';

export interface Point {
  left: number;
  top: number;
}

interface ShiftProps {
  block: Block;
  truck: Resource;
  planner: Planner;
  /** Where the card of a driver was who has just been assigned. */
  takeFrom: (driver: string) => Point | null;
  dragged: Resource | undefined;
  give: (block: Block, driver: Resource | null) => void;
  onEdit: (block: Block) => void;
}

/** One shift: time, area, material and the slot for the driver. */
export function Shift({ block, truck, planner, takeFrom, dragged, give, onEdit }: ShiftProps) {
  const { formatMessage } = useIntl();
  const { writable, areaName } = useCalendar();
  const { entry } = block;
  const refused = dragged && obstacleFor(planner.plans, dragged, truck.key, entry) !== null;
  const { setNodeRef, isOver } = useDroppable({ id: blockId(block), disabled: !entry.available || refused === true });
  const times = timesOf(entry);
  const material = entry.material_type_id;
  if (!entry.available)
    return (
      <Text color="muted">
        {[isWholeDay(entry) ? '' : times, formatMessage(stateMessages.away)].filter(Boolean).join(', ')}
      </Text>
    );
  return (
    <Flex
      ref={setNodeRef}
      data-slot={blockId(block)}
      columnGap="3"
      rowGap="1"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      align="center"
      rounded="md"
      px="1"
      mx={{ base: '-1', md: '0' }}
      bg={isOver ? 'accent.subtle' : undefined}
      opacity={refused ? 0.5 : 1}
      outline={dragged && !refused ? '1px dashed' : undefined}
      outlineColor="border.strong"
    >
      <Button
        size="sm"
        variant="ghost"
        px="1"
        ms={{ base: '-1', md: '0' }}
        disabled={!writable}
        aria-label={formatMessage(messages.edit, { truck: truck.label, times })}
        fontVariantNumeric="tabular-nums"
        onClick={() => onEdit(block)}
      >
        {times}
      </Button>
      <Text w={{ md: '4.5rem' }} flexShrink="0" truncate>
        {areaName(entry.disposition_area_id ?? truck.area) ?? formatMessage(shiftMessages.noArea)}
      </Text>
      <Box flex={{ base: 'auto', md: '1' }} minW="0" hideBelow={material ? undefined : 'md'}>
        {material ? <GlassSwatch code={material} text="short" /> : null}
      </Box>
      <Slot {...{ block, truck, planner, takeFrom, give }} times={times} />
    </Flex>
  );
}

type SlotProps = Pick<ShiftProps, 'block' | 'truck' | 'planner' | 'takeFrom' | 'give'> & { times: string };

/** The driver of a shift, or the place for one; a menu of all drivers. */
function Slot({ block, truck, planner, takeFrom, give, times }: SlotProps) {
  const { formatMessage } = useIntl();
  const { writable, today } = useCalendar();
  const { driver_id } = block.entry;
  const driver = driver_id ? [...planner.resources.drivers.values()].find(({ detail }) => detail === driver_id) : null;
  const card = useRef<HTMLDivElement>(null);
  const still = useReducedMotion();
  useLayoutEffect(() => {
    if (!card.current || !driver) return;
    const from = takeFrom(driver.key);
    if (!from || still) return;
    const { left, top } = card.current.getBoundingClientRect();
    const by = `translate(${from.left - left}px, ${from.top - top}px)`;
    animate(card.current, { transform: [by, 'translate(0px, 0px)'] }, { duration: 0.2, ease: 'easeOut' });
  }, [driver, takeFrom, still]);
  const name = driver?.label ?? driver_id;
  const label = name
    ? formatMessage(messages.driverOf, { who: name, truck: truck.label, times })
    : formatMessage(messages.assignTo, { truck: truck.label, times });
  const trigger = (
    <Button
      size="sm"
      variant="outline"
      borderStyle={name ? 'solid' : 'dashed'}
      w="full"
      justifyContent="start"
      disabled={!writable}
      aria-label={label}
    >
      {name ? <UserRound aria-hidden /> : <UserPlus aria-hidden />}
      <Text as="span" truncate>
        {name ?? formatMessage(messages.assign)}
      </Text>
    </Button>
  );
  return (
    <Box ref={card} w={{ base: 'full', md: '11rem' }} flexShrink="0">
      {writable ? (
        <Menu trigger={trigger}>
          <Choices {...{ block, planner, today, give }} name={name ?? null} />
        </Menu>
      ) : (
        <Tooltip content={formatMessage(shiftMessages.readOnly)}>{trigger}</Tooltip>
      )}
    </Box>
  );
}

/** Rendered with the open menu: to take the driver away, and all drivers with why not. */
function Choices({
  block,
  planner,
  today,
  give,
  name,
}: Pick<SlotProps, 'block' | 'planner' | 'give'> & { today: string; name: string | null }) {
  const { formatMessage } = useIntl();
  const { areaName } = useCalendar();
  const about = useAbout();
  const reason = ({ obstacle }: Candidate) =>
    obstacle?.why === 'taken'
      ? formatMessage(messages.taken, { truck: obstacle.truck })
      : obstacle && formatMessage(messages[obstacle.why]);
  const choices = candidatesFor(planner, block, today).filter(({ driver }) => driver.detail !== block.entry.driver_id);
  return (
    <>
      {name ? (
        <>
          <MenuItem icon={<UserRoundX />} onSelect={() => give(block, null)}>
            {formatMessage(messages.remove)}
          </MenuItem>
          <MenuSeparator />
        </>
      ) : null}
      {choices.map((choice) => (
        <MenuItem
          key={choice.driver.key}
          disabled={choice.obstacle !== null}
          {...(choice.obstacle ? { reason: reason(choice) ?? '' } : {})}
          onSelect={() => give(block, choice.driver)}
        >
          {choice.obstacle
            ? [choice.driver.label, areaName(choice.driver.area)].filter(Boolean).join(' · ')
            : `${choice.driver.label} · ${about(choice)}`}
        </MenuItem>
      ))}
      {choices.length === 0 && !name ? <MenuItem disabled>{formatMessage(messages.noDrivers)}</MenuItem> : null}
    </>
  );
}
