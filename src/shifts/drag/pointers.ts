import { MouseSensor, TouchSensor, type MouseSensorOptions, type TouchSensorOptions } from '@dnd-kit/core';

const onBlock = (event: { target: EventTarget }) => (event.target as HTMLElement).closest('[data-block]') !== null;

/** The mouse, for blocks only: elsewhere a press belongs to the cell. */
export class BlockMouseSensor extends MouseSensor {
  static override activators: typeof MouseSensor.activators = [
    {
      eventName: 'onMouseDown',
      handler: (event: React.MouseEvent, options: MouseSensorOptions) => {
        if (event.nativeEvent.button !== 0 || !onBlock(event)) return false;
        options.onActivation?.({ event: event.nativeEvent });
        return true;
      },
    },
  ];
}

/** A finger that rests on a block picks it up; one that moves on scrolls. */
export class BlockTouchSensor extends TouchSensor {
  static override activators: typeof TouchSensor.activators = [
    {
      eventName: 'onTouchStart',
      handler: (event: React.TouchEvent, options: TouchSensorOptions) => {
        if (event.nativeEvent.touches.length > 1 || !onBlock(event)) return false;
        options.onActivation?.({ event: event.nativeEvent });
        return true;
      },
    },
  ];
}
