import { VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { GridDnd } from '../drag/GridDnd';
import type { Drop } from '../drag/session';
import { blockById, blockId, type Resource } from '../model/blocks';
import type { Plan } from '../schedule/schedule';
import type { View } from '../search';
import { useCalendar } from './context';
import './shifts.css';
import { type CommandOptions, useCommands } from './useCommands';
import { useKeepFocus, useRovingFocus } from './useGridKeys';

export interface CalendarProps extends Omit<CommandOptions, 'writable' | 'find' | 'say'> {
  view: Exclude<View, 'day'>;
  label: string;
  columns: number;
  rows: number;
  plan: Plan;
  resources: ReadonlyMap<string, Resource>;
  children: ReactNode;
}

/** The grid around every view: keyboard, clicks, drag and drop. */
export function Calendar(props: CalendarProps) {
  const { view, label, columns, rows, plan, resources, selected, select, actions, open, travel, children } = props;
  const { today, writable } = useCalendar();
  const frame = useRef<HTMLDivElement>(null);
  useRovingFocus(frame);
  useKeepFocus(frame);

  const find = useCallback((id: string) => blockById(plan, id, today), [plan, today]);
  const [said, say] = useState('');
  const commands = useCommands({ writable, selected, select, find, actions, open, travel, say });
  const blocksOf = (id: string) => {
    const block = find(id);
    if (!block) return null;
    const together = selected.includes(id) ? selected.map(find).filter((one) => one !== undefined) : [block];
    // The dragged block comes first.
    return { block, blocks: [block, ...together.filter((other) => blockId(other) !== id)] };
  };
  const onDrop = (drop: Drop) => {
    select([]);
    void actions.drop(drop);
  };
  const style = useMemo(() => ({ '--columns': columns }) as React.CSSProperties, [columns]);

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <GridDnd frame={frame} blocksOf={blocksOf} nameOf={(key) => resources.get(key)?.label ?? key} onDrop={onDrop}>
        {({ body, marker, describedBy }) => (
          <div
            ref={frame}
            className="shifts"
            role="grid"
            aria-label={label}
            aria-describedby={describedBy}
            aria-rowcount={rows + 1}
            aria-colcount={columns + 1}
            aria-multiselectable
            aria-readonly={!writable}
            data-view={view}
            data-days={view === 'overview' ? columns : undefined}
            style={style}
            {...commands}
          >
            <div ref={body} role="presentation" className="shifts-body">
              {children}
              <div ref={marker} className="shifts-drop" aria-hidden />
              <div className="shifts-shield" aria-hidden />
            </div>
          </div>
        )}
      </GridDnd>
    </>
  );
}
