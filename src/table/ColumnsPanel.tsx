import { Button, Flex, Switch, Text } from '@chakra-ui/react';
import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '@/ui/IconButton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { TableInstance } from './features';
import { tableMessages } from './messages';
import { NO_PREFS, type TablePrefs } from './prefs';

export interface ColumnsPanelProps<T extends RowData> {
  table: TableInstance<T>;
  prefs: TablePrefs;
  onChange: (patch: Partial<TablePrefs>) => void;
}

/** Which columns show, in which order, and how tall rows are; all by buttons, so that the keyboard can do it too. */
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
      <Flex ref={list} direction="column" gap="0.5">
        {columns.map((column) => {
          const meta = column.columnDef.meta;
          const name = meta ? intl.formatMessage(meta.label) : column.id;
          const at = movable.indexOf(column.id);
          return (
            <Flex key={column.id} align="center" gap="1" minH="8">
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
            </Flex>
          );
        })}
      </Flex>
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
