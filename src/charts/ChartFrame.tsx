import { Box, Flex, IconButton, Skeleton, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { Component, type ReactNode, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Segments } from '@/ui/Segments';
import { onDemand } from '@/ui/onDemand';
import { ChartLegend } from './ChartLegend';
import { ChartTable } from './ChartTable';
import { messages } from './messages';
import type { ChartKind, ChartProps } from './types';

const Canvas = onDemand(() => import('./canvas/ChartCanvas').then((m) => m.ChartCanvas), <Skeleton loading h="full" />);
const VIEWS = ['chart', 'table'] as const;

/** A chart with its name, table, legend and CSV export. */
export function ChartFrame({ kind, ...props }: ChartProps & { kind: ChartKind }) {
  const { label, categoryLabel, flagLabel, categories, series, height = '16rem', heading, unit } = props;
  const { formatMessage, locale } = useIntl();
  const [view, setView] = useState<(typeof VIEWS)[number]>('chart');
  const empty = series.every((s) => s.values.every((value) => value === null));
  const save = async () => {
    const [{ chartCsv, csvName }, { saveFile }] = await Promise.all([import('./csv'), import('@/csv/saveFile')]);
    saveFile(chartCsv(categoryLabel, categories, series, locale, flagLabel), csvName(label));
  };

  return (
    <Box as="figure" role="group" aria-label={label} minW="0" m="0">
      <Flex justify="space-between" align="flex-start" gap="3" mb="2" wrap="wrap">
        <Box minW="0">{heading}</Box>
        <Flex gap="1" ms="auto">
          <Segments
            size="xs"
            label={formatMessage(messages.view, { label })}
            value={view}
            options={VIEWS.map((value) => ({ value, label: formatMessage(messages[value]) }))}
            onChange={setView}
          />
          <IconButton
            size="xs"
            variant="ghost"
            aria-label={formatMessage(messages.csv, { label })}
            onClick={() => void save()}
          >
            <Download aria-hidden />
          </IconButton>
        </Flex>
      </Flex>
      {view === 'chart' && unit && !empty ? (
        <Text textStyle="xs" color="muted" aria-hidden>
          {unit}
        </Text>
      ) : null}
      {view === 'table' ? (
        <ChartTable {...props} height={height} />
      ) : (
        <Box h={height} position="relative">
          {empty ? (
            <Note text={messages.empty} />
          ) : (
            <ChartBoundary fallback={<Note text={messages.failed} />}>
              <Canvas kind={kind} {...props} />
            </ChartBoundary>
          )}
        </Box>
      )}
      {view === 'chart' && !empty ? <ChartLegend kind={kind} series={series} /> : null}
    </Box>
  );
}

const Note = ({ text }: { text: MessageDescriptor }) => (
  <Flex h="full" align="center" justify="center">
    <Text color="muted">
      <FormattedMessage {...text} />
    </Text>
  </Flex>
);

interface Props {
  fallback: ReactNode;
  children: ReactNode;
}

/** Limits an error of the canvas to the chart. */
class ChartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
