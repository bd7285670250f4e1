import {
  type Activator,
  MouseSensor,
  type MouseSensorOptions,
  type SensorInstance,
  type SensorProps,
  TouchSensor,
  type TouchSensorOptions,
} from '@dnd-kit/core';

const onBlock = (event: { target: EventTarget }) => (event.target as HTMLElement).closest('[data-block]') !== null;

/** The mouse, on blocks only. */
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

/** A long press on a block; a moving finger scrolls. */
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

export interface KeyOptions {
  /** Cells to the right and down, as seen on screen. */
  step: (columns: number, rows: number) => void;
}

const MOVES: Record<string, readonly [columns: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Picks a focused block up with Space, moves it with the arrows, drops it with Space or Enter, cancels with Escape. Moves by
 * cells, where dnd-kit's own sensor moves by pixels.
 */
export class KeySensor implements SensorInstance {
  autoScrollEnabled = false;
  /** Changes with each step, so that dnd-kit reports a move. */
  private readonly at = { x: 0, y: 0 };

  static activators: Activator<KeyOptions>[] = [
    {
      eventName: 'onKeyDown',
      handler: (event: React.KeyboardEvent) => {
        const block = (event.target as HTMLElement).closest('[data-block]');
        if (!block || event.key !== ' ' || event.nativeEvent.defaultPrevented || event.shiftKey) return false;
        event.preventDefault();
        return true;
      },
    },
  ];

  constructor(private readonly props: SensorProps<KeyOptions>) {
    props.onStart({ x: 0, y: 0 });
    // Added at once, before the next key. The capture phase of the key that picked it up is over.
    document.addEventListener('keydown', this.onKey, { capture: true });
    window.addEventListener('blur', this.cancel);
  }

  private readonly onKey = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move) {
      this.props.options.step(...move);
      this.at.x += 1;
      this.props.onMove({ ...this.at });
    } else if (event.key === ' ' || event.key === 'Enter') this.end(false);
    else if (event.key === 'Escape') this.end(true);
    else if (event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
  };

  private readonly cancel = () => this.end(true);

  private end(cancelled: boolean) {
    document.removeEventListener('keydown', this.onKey, { capture: true });
    window.removeEventListener('blur', this.cancel);
    if (cancelled) this.props.onCancel();
    else this.props.onEnd();
  }
}
