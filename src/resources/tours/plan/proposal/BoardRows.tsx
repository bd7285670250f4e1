import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Reorder, useDragControls } from 'framer-motion';
import { Ellipsis, GripVertical, Pin, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { TourConflict } from '@/api/generated/dashboard.schemas';
import { formatTime } from '@/i18n/dates';
import { IconButton } from '@/ui/IconButton';
import { Menu, MenuItem, MenuSeparator } from '@/ui/Menu';
import { useReducedMotion } from '@/ui/useMedia';
import type { BoardStop } from './arrangement';
import { boardMessages as messages, conflictMessages } from './messages';
import { StopLevels, Unloadings } from './ProposedTours';
import { TourHeading, type TourHeadingProps } from './TourHeading';

/** What is wrong, each kind once. */
function Conflicts({ conflicts }: { conflicts: readonly TourConflict[] }) {
  const intl = useIntl();
  const kinds = [...new Set(conflicts.map(({ kind }) => kind))];
  if (kinds.length === 0) return null;
  return (
    <Flex as="span" gap="1" align="center" color="danger.fg" textStyle="sm">
      <TriangleAlert size={14} aria-hidden style={{ flexShrink: 0 }} />
      {intl.formatList(
        kinds.map((kind) => intl.formatMessage(conflictMessages[kind])),
        { type: 'unit' },
      )}
    </Flex>
  );
}

/** The heading of a tour: stays where it is; what is dropped below it belongs to the tour. */
export function BoardTourRow({ value, ...heading }: { value: string } & TourHeadingProps) {
  const { tour, open } = heading;
  return (
    <Reorder.Item as="div" value={value} dragListener={false} layout="position">
      <Box layerStyle="card" p="3" mt="3" _first={{ mt: 0 }}>
        <TourHeading {...heading} />
        <Box px="1">
          <Conflicts conflicts={tour.conflicts.filter(({ container_id }) => container_id === null)} />
          {open ? (
            <Unloadings {...tour} />
          ) : (
            <Conflicts conflicts={tour.conflicts.filter(({ container_id }) => container_id !== null)} />
          )}
        </Box>
      </Box>
    </Reorder.Item>
  );
}

/** A truck and its driver without a tour: what is dropped below begins one. */
export function IdlePairRow({ value, name }: { value: string; name: string }) {
  const intl = useIntl();
  return (
    <Reorder.Item as="div" value={value} dragListener={false} layout="position">
      <Box layerStyle="card" p="4" mt="3" borderStyle="dashed">
        <Text fontWeight="semibold">{name}</Text>
        <Text color="muted">{intl.formatMessage(messages.idle)}</Text>
      </Box>
    </Reorder.Item>
  );
}

interface BoardStopRowProps {
  stop: BoardStop;
  number: number;
  conflicts: readonly TourConflict[];
  isPinned: boolean;
  mayPlan: boolean;
  /** Of all tours. */
  plates: readonly string[];
  onMove: (step: number) => void;
  onMoveTo: (plate: string) => void;
  onWish: (what: 'pinned' | 'banned') => void;
  onDropped: () => void;
}

/** A stop, dragged by its grip or moved by the arrow keys on it; a menu has the rest. */
export function BoardStopRow({ stop, number, conflicts, isPinned, mayPlan, ...on }: BoardStopRowProps) {
  const intl = useIntl();
  const controls = useDragControls();
  const still = useReducedMotion();
  const { location_name: name, planned_at, plate } = stop;
  const grip: ReactNode = (
    <IconButton
      size="xs"
      label={intl.formatMessage(messages.grip, { name })}
      cursor="grab"
      css={{ touchAction: 'none' }}
      onPointerDown={(event) => controls.start(event)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        on.onMove(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <GripVertical size={16} aria-hidden />
    </IconButton>
  );
  return (
    <Reorder.Item
      as="div"
      value={stop.key}
      dragListener={false}
      dragControls={controls}
      onDragEnd={on.onDropped}
      transition={still ? { duration: 0 } : { duration: 0.16, ease: 'easeOut' }}
    >
      <Flex data-stop={stop.key} role="group" aria-label={name} gap="2" align="center" px="2" py="1" minH="9" bg="bg">
        {mayPlan ? grip : null}
        <Text textStyle="tabular" color="muted" w="3rem" flexShrink={0}>
          {formatTime(intl, planned_at)}
        </Text>
        {/* On a phone the containers are below the name. */}
        <Flex flex="1" minW="0" direction={{ base: 'column', md: 'row' }} columnGap="3">
          <Box flex="1" minW="0" overflowWrap="anywhere">
            {number}.{' '}
            {isPinned ? (
              <Pin
                size={14}
                role="img"
                aria-label={intl.formatMessage(messages.isPinned)}
                style={{ display: 'inline', verticalAlign: 'text-bottom' }}
              />
            ) : null}{' '}
            {name}
            <Conflicts conflicts={conflicts} />
          </Box>
          <StopLevels {...stop} />
        </Flex>
        {mayPlan ? (
          <Menu
            trigger={
              <Button size="xs" variant="ghost" px="0" aria-label={intl.formatMessage(messages.menu, { name })}>
                <Ellipsis size={16} aria-hidden />
              </Button>
            }
          >
            <MenuItem onSelect={() => on.onMove(-1)}>{intl.formatMessage(messages.up)}</MenuItem>
            <MenuItem onSelect={() => on.onMove(1)}>{intl.formatMessage(messages.down)}</MenuItem>
            {on.plates
              .filter((one) => one !== plate)
              .map((one) => (
                <MenuItem key={one} onSelect={() => on.onMoveTo(one)}>
                  {intl.formatMessage(messages.moveTo, { plate: one })}
                </MenuItem>
              ))}
            <MenuSeparator />
            <MenuItem onSelect={() => on.onWish('pinned')}>
              {intl.formatMessage(isPinned ? messages.unpin : messages.pin)}
            </MenuItem>
            <MenuItem onSelect={() => on.onWish('banned')}>{intl.formatMessage(messages.ban)}</MenuItem>
          </Menu>
        ) : null}
      </Flex>
    </Reorder.Item>
  );
}
