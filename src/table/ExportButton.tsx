import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { RowData } from '@tanstack/react-table';
import { Download, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useMe } from '@/auth/useSession';
import { common } from '@/i18n/common';
import { today } from '@/i18n/dates';
import { IconButton } from '@/ui/IconButton';
import { toast } from '@/ui/toast';
import type { RowStream } from '@/api/rowStream';
import type { DataColumn, TableInstance } from './features';
import { tableMessages } from './messages';

interface ExportButtonProps<T extends RowData> {
  table: TableInstance<T>;
  /** File name without date and ending. */
  name: string;
  /** Columns that the CSV file has besides those that show. */
  more?: readonly DataColumn<T>[] | undefined;
  /** A second button saves the rows as GeoJSON. A phone, which has no use for that, has its row for the list instead. */
  geo?: boolean | undefined;
  /** All rows of the list as filtered and sorted. */
  load: (signal: AbortSignal) => Promise<RowStream<T>>;
}

/** Exports all rows that match, in the columns that show, or whole as GeoJSON; work goes on meanwhile, and it can be cancelled. */
export function ExportButton<T extends RowData>({ table, name, more = [], geo, load }: ExportButtonProps<T>) {
  const intl = useIntl();
  const { disposition_areas } = useMe();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const [button, work] = [useRef<HTMLButtonElement>(null), useRef<HTMLDivElement>(null)];
  const wasRunning = useRef(false);
  const isRunning = progress !== null;
  // The button that was pressed unmounts, and so does the progress after it, and the focus with them.
  useEffect(() => {
    if (wasRunning.current !== isRunning && document.activeElement === document.body)
      (isRunning ? work : button).current?.focus({ preventScroll: true });
    wasRunning.current = isRunning;
  }, [isRunning, button, work]);

  const start = async (form: 'csv' | 'geojson') => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    const shown = table.getVisibleLeafColumns().map((column) => column.columnDef as DataColumn<T>);
    const columns = [...shown.filter((column) => !column.meta?.isFrame), ...more];
    const areaName = (id: number) => disposition_areas.find((area) => area.id === id)?.name ?? String(id);
    try {
      const { saveFile } = await import('@/csv/saveFile');
      const options = {
        open: load,
        signal: controller.signal,
        onProgress: (done: number, total: number) => setProgress({ done, total }),
      };
      const { file, count } =
        form === 'geojson'
          ? await (await import('./exportGeoJson')).exportGeoJson(options)
          : await (await import('./exportCsv')).exportCsv({ ...options, columns, context: { intl, areaName } });
      saveFile(file, `${name}-${today()}.${form}`);
      toast(intl.formatMessage(tableMessages.exported, { count }));
    } catch {
      if (controller.signal.aborted) toast(intl.formatMessage(tableMessages.exportCancelled), { variant: 'info' });
      else toast(intl.formatMessage(tableMessages.exportFailed), { variant: 'error' });
    }
    setProgress(null);
  };

  if (!progress) {
    return (
      <>
        <Button ref={button} size="sm" variant="outline" onClick={() => void start('csv')}>
          <Download aria-hidden />
          {intl.formatMessage(tableMessages.exportCsv)}
        </Button>
        {geo ? (
          <Button size="sm" variant="outline" hideBelow="md" onClick={() => void start('geojson')}>
            <Download aria-hidden />
            {intl.formatMessage(tableMessages.exportGeoJson)}
          </Button>
        ) : null}
      </>
    );
  }
  const { done, total } = progress;
  return (
    <Flex
      ref={work}
      tabIndex={-1}
      role="group"
      aria-label={intl.formatMessage(tableMessages.exportCsv)}
      align="center"
      gap="2"
      h="8"
      ps="2.5"
      borderWidth="1px"
      borderRadius="md"
      bg="surface"
    >
      <Text textStyle="sm" role="status" fontVariantNumeric="tabular-nums">
        {intl.formatMessage(tableMessages.exporting, { done, total })}
      </Text>
      <Box
        role="progressbar"
        aria-label={intl.formatMessage(tableMessages.exportCsv)}
        aria-valuemin={0}
        aria-valuemax={Math.max(total, 1)}
        aria-valuenow={done}
        w="16"
        h="1.5"
        bg="sunken"
        borderRadius="full"
        overflow="hidden"
      >
        <Box h="100%" bg="accent.solid" style={{ width: `${total ? (done / total) * 100 : 0}%` }} />
      </Box>
      <IconButton size="xs" label={intl.formatMessage(common.cancel)} onClick={() => running.current?.abort()}>
        <X aria-hidden />
      </IconButton>
    </Flex>
  );
}
