import type { Activator, SensorInstance, SensorProps } from '@dnd-kit/core';

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
 * Picks a focused block up with Space, moves it with the arrows, drops it with Space or Enter, gives up with Escape. The
 * library's own keyboard sensor moves by pixels and scrolls by the size of the thing that is dragged, which here is the whole
 * calendar; so this one counts cells.
 */
export class KeySensor implements SensorInstance {
  autoScrollEnabled = false;
  /** Differs at each step, or the library would see no move. */
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
    // At once, or a key that follows quickly would go to the calendar. The one that picked it up is past this point of its way.
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
