import { DndContext, type DragStartEvent, useDraggable, useSensor, useSensors } from '@dnd-kit/core';
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { useIntl } from 'react-intl';
import { defineMessages } from '@/i18n/define';
import { useCalendar } from '../grid/context';
import { dayName, describe, timesOf } from '../labels';
import type { Block } from '../model/blocks';
import { timeOf } from '../model/clock';
import { BlockMouseSensor, BlockTouchSensor, KeySensor } from './sensors';
import { DragSession, type Drop, type Mode } from './session';

const messages = defineMessages({
  instructions: {
    id: 'shifts.drag.instructions',
    defaultMessage:
      'Arrow keys move between shifts and days. Space picks a shift up, arrows move it, Space drops it, Escape cancels. Enter edits, Delete removes, Shift with Space selects. The question mark shows all keys.',
  },
  picked: { id: 'shifts.drag.picked', defaultMessage: 'Picked up: {shift}, {who}, {day}.' },
  over: { id: 'shifts.drag.over', defaultMessage: '{who}, {day}' },
  overAt: { id: 'shifts.drag.overAt', defaultMessage: '{who}, {day}, {times}' },
  dropped: { id: 'shifts.drag.dropped', defaultMessage: 'Dropped: {place}.' },
  cancelled: { id: 'shifts.drag.cancelled', defaultMessage: 'Cancelled. The shift has not moved.' },
});

interface Props {
  frame: RefObject<HTMLDivElement | null>;
  /** The block of an id, and those that move with it (the selection). */
  blocksOf: (id: string) => { block: Block; blocks: readonly Block[] } | null;
  /** Name of a truck or driver. */
  nameOf: (key: string) => string;
  onDrop: (drop: Drop) => void;
  children: (props: Surface) => ReactNode;
}

interface Surface {
  /** For the scrolled content. */
  body: RefObject<HTMLDivElement | null>;
  marker: RefObject<HTMLDivElement | null>;
  /** Of the calendar's element. */
  describedBy: string;
}

const pointOf = (event: Event | null) => {
  const touch = event instanceof TouchEvent ? event.touches[0] : undefined;
  const at = touch ?? (event instanceof MouseEvent ? event : undefined);
  return at ? { x: at.clientX, y: at.clientY } : null;
};

/** Drag and drop. The calendar is the only draggable: with one for each block every drag would render 1,500 of them. */
export function GridDnd({ frame, blocksOf, nameOf, onDrop, children }: Props) {
  const intl = useIntl();
  const { areaName, writable } = useCalendar();
  const session = useRef<DragSession | null>(null);
  const follow = useRef<AbortController | null>(null);
  const said = useRef('');
  const body = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const handle = useRef<Pick>(null);
  const describedBy = useId();

  const sensors = useSensors(
    useSensor(BlockMouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(BlockTouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeySensor, { step: (columns: number, rows: number) => session.current?.step(columns, rows) }),
  );

  const place = () => {
    const now = session.current;
    if (!now) return '';
    const { start, end } = now.span();
    const values = { who: nameOf(now.spot.of), day: dayName(intl, now.spot.day) };
    const times = timesOf({ start_time: timeOf(start), end_time: timeOf(end) });
    return now.origin.minutes !== undefined
      ? intl.formatMessage(messages.overAt, { ...values, times })
      : intl.formatMessage(messages.over, values);
  };

  const begin = ({ activatorEvent }: DragStartEvent) => {
    const target = activatorEvent.target as HTMLElement;
    const found = blocksOf(target.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? '');
    if (!found || !frame.current || !body.current || !marker.current) return;
    const mode = (target.closest<HTMLElement>('[data-edge]')?.dataset['edge'] ?? 'move') as Mode;
    const point = pointOf(activatorEvent);
    const blocks = mode === 'move' ? found.blocks : [found.block];
    const now = new DragSession(frame.current, body.current, marker.current, found.block, blocks, mode, point);
    now.copy = 'ctrlKey' in activatorEvent && (activatorEvent as MouseEvent).ctrlKey;
    session.current = now;
    frame.current.toggleAttribute('data-dragging', true);
    said.current = '';
    if (point) follow.current = track(now);
  };

  const end = (drop: boolean) => {
    const now = session.current;
    follow.current?.abort();
    now?.end();
    frame.current?.removeAttribute('data-dragging');
    const result = drop ? now?.drop() : null;
    if (result) onDrop(result);
  };

  const announcements = {
    onDragStart: () => {
      const now = session.current;
      if (!now) return undefined;
      const { entry, key } = now.block;
      const day = dayName(intl, entry.work_date);
      return intl.formatMessage(messages.picked, { shift: describe(intl, entry, areaName), who: nameOf(key), day });
    },
    onDragMove: () => {
      const text = place();
      if (text === said.current) return undefined;
      said.current = text;
      return text;
    },
    onDragOver: () => undefined,
    onDragEnd: () => intl.formatMessage(messages.dropped, { place: place() }),
    onDragCancel: () => intl.formatMessage(messages.cancelled),
  };

  const pick = (event: SyntheticEvent) => handle.current?.(event);
  return (
    <>
      <DndContext
        id={describedBy}
        sensors={sensors}
        collisionDetection={none}
        // The session scrolls the calendar.
        autoScroll={false}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: intl.formatMessage(messages.instructions) },
        }}
        onDragStart={begin}
        onDragEnd={() => end(true)}
        onDragCancel={() => end(false)}
      >
        <Handle surface={surface} handle={handle} disabled={!writable} />
      </DndContext>
      <div ref={surface} role="presentation" onMouseDown={pick} onTouchStart={pick} onKeyDown={pick}>
        {children({ body, marker, describedBy })}
      </div>
    </>
  );
}

const none = () => [];

/** Follows mouse or finger, and Ctrl for a copy, until the drag ends. */
function track(session: DragSession): AbortController {
  const ended = new AbortController();
  const options = { signal: ended.signal, capture: true, passive: true };
  const onMove = (event: MouseEvent | TouchEvent) => {
    session.copy = event.ctrlKey || event.metaKey;
    const point = pointOf(event);
    if (point) session.point(point.x, point.y);
  };
  window.addEventListener('mousemove', onMove, options);
  window.addEventListener('touchmove', onMove, options);
  window.addEventListener('mouseup', (event) => (session.copy = event.ctrlKey || event.metaKey), options);
  return ended;
}

/** Passes an event to dnd-kit's sensors. */
type Pick = (event: SyntheticEvent) => void;

interface HandleProps {
  surface: RefObject<HTMLElement | null>;
  handle: RefObject<Pick | null>;
  disabled: boolean;
}

/** The draggable. The calendar is outside of dnd-kit's context, which changes with each move. */
function Handle({ surface, handle, disabled }: HandleProps) {
  const { setNodeRef, listeners } = useDraggable({ id: 'calendar', disabled });
  useLayoutEffect(() => setNodeRef(surface.current), [setNodeRef, surface]);
  useImperativeHandle(handle, () => (event) => listeners?.[LISTENERS[event.type] ?? '']?.(event), [listeners]);
  return null;
}

const LISTENERS: Record<string, string> = {
  mousedown: 'onMouseDown',
  touchstart: 'onTouchStart',
  keydown: 'onKeyDown',
};
