import { Box, chakra } from '@chakra-ui/react';
import type { ChartProps } from './types';

const Table = chakra('table', { base: { w: 'full', borderCollapse: 'collapse', textStyle: 'sm' } });
const Head = chakra('th', {
  base: {
    position: 'sticky',
    top: '0',
    bg: 'surface',
    color: 'muted',
    fontWeight: 'medium',
    textAlign: 'end',
    px: '2',
    py: '1.5',
    borderBottomWidth: '1px',
    _first: { textAlign: 'start' },
  },
});
const RowHead = chakra('th', { base: { textAlign: 'start', fontWeight: 'medium', px: '2', py: '1.5' } });
const Cell = chakra('td', { base: { textAlign: 'end', px: '2', py: '1.5', fontVariantNumeric: 'tabular-nums' } });

type Props = Pick<ChartProps, 'label' | 'categoryLabel' | 'flagLabel' | 'categories' | 'series' | 'format' | 'height'>;

/** The values of a chart as a table of the same height. */
export function ChartTable({ label, categoryLabel, flagLabel, categories, series, format, height }: Props) {
  return (
    <Box
      position="relative"
      h={height}
      overflow="auto"
      tabIndex={0}
      role="region"
      aria-label={label}
      focusRing="outside"
    >
      <Table aria-label={label}>
        <thead>
          <tr>
            <Head scope="col">{categoryLabel}</Head>
            {series.map((s) => (
              <Head key={s.key} scope="col">
                {s.label}
              </Head>
            ))}
            {flagLabel ? <Head scope="col">{flagLabel}</Head> : null}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, i) => (
            <chakra.tr key={category.key} borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
              <RowHead scope="row">{category.name}</RowHead>
              {series.map((s) => (
                <Cell key={s.key}>{format(s.values[i] ?? null)}</Cell>
              ))}
              {flagLabel ? <Cell>{category.flag}</Cell> : null}
            </chakra.tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
