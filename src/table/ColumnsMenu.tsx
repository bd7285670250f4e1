import { Box, Button } from '@chakra-ui/react';
import type { RowData } from '@tanstack/react-table';
import { Columns3 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { onDemand } from '@/ui/onDemand';
import { Popover } from '@/ui/Popover';
import type { ColumnsPanelProps } from './ColumnsPanel';
import { tableMessages } from './messages';

const Panel = onDemand(() => import('./ColumnsPanel').then((m) => m.ColumnsPanel)) as <T extends RowData>(
  props: ColumnsPanelProps<T>,
) => ReactElement;

/** Opens the choice of columns; its panel loads when it is first opened. */
export function ColumnsMenu<T extends RowData>(props: ColumnsPanelProps<T>) {
  const intl = useIntl();
  const label = intl.formatMessage(tableMessages.columns);
  return (
    <Popover
      label={label}
      width="19rem"
      placement="bottom-end"
      trigger={
        <Button size="sm" variant="outline" aria-label={label}>
          <Columns3 aria-hidden />
          <Box as="span" hideBelow="sm">
            {label}
          </Box>
        </Button>
      }
    >
      <Panel {...props} />
    </Popover>
  );
}
