import { Box, Button, Flex, Switch, Text, VisuallyHidden } from '@chakra-ui/react';
import type { RowData } from '@tanstack/react-table';
import { LazyMotion, Reorder, useDragControls } from 'framer-motion';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { domMax } from '@/ui/dragFeatures';
import { IconButton } from '@/ui/IconButton';
import { useReducedMotion } from '@/ui/useMedia';
import type { TableInstance } from './features';
import { tableMessages } from './messages';
import { NO_PREFS, type TablePrefs } from './prefs';

export interface ColumnsPanelProps<T extends RowData> {
  table: TableInstance<T>;
  prefs: TablePrefs;
  onChange: (patch: Partial<TablePrefs>) => void;
}

/** Which columns show, in which order, and how tall rows are; columns are dragged, or moved by buttons, which the keyboard reaches. */
export function ColumnsPanel<T extends RowData>({ table, prefs, onChange }: ColumnsPanelProps<T>) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('input:enabled')?.focus(), []);
  const [said, setSaid] = useState('');
  const byId = new Map(table.getAllLeafColumns().map((column) => [column.id, column]));
  const order = table.state.columnOrder;
  const columns = order.flatMap((id) => {
    const column = byId.get(id);
    return column && !column.columnDef.meta?.isFrame ? [column] : [];
  });
  const movable = columns.filter((column) => !column.columnDef.meta?.isKey).map((column) => column.id);

  const move = (id: string, name: string, step: number) => {
    const at = movable.indexOf(id);
    const next = [...movable];
    next.splice(at, 1);
    next.splice(at + step, 0, id);
    onChange({ order: next });
    setSaid(intl.formatMessage(tableMessages.moved, { column: name, position: at + step + 1, count: movable.length }));
  };

  return (
    <>
      <LazyMotion features={domMax}>
        <Reorder.Group ref={list} as="div" axis="y" values={movable} onReorder={(next) => onChange({ order: next })}>
          {columns.map((column) => {
            const meta = column.columnDef.meta;
            const name = meta ? intl.formatMessage(meta.label) : column.id;
            const at = movable.indexOf(column.id);
            return (
              <Row key={column.id} value={column.id} isMovable={at !== -1}>
                <Flex as="label" flex="1" minW="0" align="center" gap="2.5" cursor="pointer">
                  <input
                    type="checkbox"
                    className="dt-check"
                    checked={column.getIsVisible()}
                    disabled={meta?.isKey}
                    onChange={column.getToggleVisibilityHandler()}
                  />
                  <Text as="span" truncate>
                    {name}
                  </Text>
                </Flex>
                {at === -1 ? null : (
                  <>
                    <IconButton
                      size="xs"
                      label={intl.formatMessage(tableMessages.moveUp, { column: name })}
                      disabled={at === 0}
                      onClick={() => move(column.id, name, -1)}
                    >
                      <ArrowUp aria-hidden />
                    </IconButton>
                    <IconButton
                      size="xs"
                      label={intl.formatMessage(tableMessages.moveDown, { column: name })}
                      disabled={at === movable.length - 1}
                      onClick={() => move(column.id, name, 1)}
                    >
                      <ArrowDown aria-hidden />
                    </IconButton>
                  </>
                )}
              </Row>
            );
          })}
        </Reorder.Group>
      </LazyMotion>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Flex justify="space-between" align="center" mt="2" pt="2" borderTopWidth="1px">
        <Switch.Root
          size="sm"
          checked={prefs.density === 'dense'}
          onCheckedChange={({ checked }) => onChange({ density: checked ? 'dense' : 'normal' })}
        >
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>{intl.formatMessage(tableMessages.density)}</Switch.Label>
        </Switch.Root>
        <Button
          size="xs"
          variant="plain"
          onClick={() => onChange({ order: NO_PREFS.order, visibility: NO_PREFS.visibility })}
        >
          {intl.formatMessage(tableMessages.columnsReset)}
        </Button>
      </Flex>
    </>
  );
}

/** A column: one that can be moved is dragged by its grip, others make way. */
function Row({ value, isMovable, children }: { value: string; isMovable: boolean; children: ReactNode }) {
  const controls = useDragControls();
  const still = useReducedMotion();
  const row = (
    <Flex align="center" gap="1" minH="8" bg="bg.panel">
      {isMovable ? (
        <Box
          aria-hidden
          color="muted"
          cursor="grab"
          py="1"
          css={{ touchAction: 'none' }}
          onPointerDown={(event) => controls.start(event)}
        >
          <GripVertical size={16} />
        </Box>
      ) : (
        <Box w="4" />
      )}
      {children}
    </Flex>
  );
  if (!isMovable) return row;
  return (
    <Reorder.Item
      as="div"
      value={value}
      dragListener={false}
      dragControls={controls}
      transition={still ? { duration: 0 } : { duration: 0.16, ease: 'easeOut' }}
    >
      {row}
    </Reorder.Item>
  );
}
