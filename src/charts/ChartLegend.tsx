import { Box, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import type { ColorName } from '@/theme/colors';
import { GLASS_OF, type Glass } from '@/theme/domainColors';
import { type ChartKind, type ChartSeries, DASHES, DOTS, inkOf, lineInk } from './types';

/** The colours and patterns of the series. One series needs no legend. */
export function ChartLegend({ kind, series }: { kind: ChartKind; series: readonly ChartSeries[] }) {
  if (series.length < 2) return null;
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="4" rowGap="1" textStyle="xs" color="muted" mt="2">
      {series.map((s, i) => (
        <Flex as="li" key={s.key} align="center" gap="1.5">
          {kind === 'steps' || (kind === 'line' && !s.previous) ? (
            <LineMark series={s} place={i} />
          ) : (
            <Mark kind={kind} series={s} ink={inkOf(s, i)} />
          )}
          {s.label}
        </Flex>
      ))}
    </Flex>
  );
}

const LineMark = ({ series, place }: { series: ChartSeries; place: number }) => (
  <svg width="22" height="12" aria-hidden>
    <path
      d="M0 6h22"
      stroke={`var(--c-${lineInk(series, place)})`}
      strokeWidth="2"
      strokeDasharray={(series.expected ? DOTS : DASHES[place % DASHES.length])?.join(' ')}
    />
  </svg>
);

/** The patterns of `canvas/data.ts` as SVG. */
function Mark({ kind, series, ink }: { kind: ChartKind; series: ChartSeries; ink: ColorName }) {
  const id = useId();
  if (series.previous && kind !== 'line') {
    return (
      <svg width="14" height="12" aria-hidden>
        <rect x=".5" y=".5" width="13" height="11" rx="2" fill="var(--c-sunken)" stroke="var(--c-border-strong)" />
      </svg>
    );
  }
  if (series.previous) {
    return (
      <svg width="18" height="12" aria-hidden>
        <path d="M0 6h18" stroke="var(--c-muted)" strokeWidth="1.5" strokeDasharray="4 3" />
      </svg>
    );
  }
  const glass: readonly Glass[] = series.material ? GLASS_OF[series.material] : [];
  return (
    <Box as="span" display="inline-flex" flexShrink={0} aria-hidden>
      <svg width="14" height="12">
        <defs>
          {glass.map((g) => (
            <pattern key={g} id={`${id}${g}`} width="10" height="10" patternUnits="userSpaceOnUse">
              <rect width="10" height="10" fill={`var(--c-glass-${g})`} />
              {g === 'green' ? (
                <path d="M-10 10L0 0M0 10L10 0M10 10L20 0" stroke="var(--c-surface)" strokeOpacity=".55" />
              ) : null}
              {g === 'brown' ? (
                <path
                  d="M2.5 2.5h.01M7.5 7.5h.01"
                  stroke="var(--c-surface)"
                  strokeOpacity=".55"
                  strokeWidth="2.600"
                  strokeLinecap="round"
                />
              ) : null}
            </pattern>
          ))}
        </defs>
        {glass.length === 0 ? <rect width="14" height="12" rx="2" fill={`var(--c-${ink})`} /> : null}
        {glass.map((g, i) => (
          <rect
            key={g}
            x={(i * 14) / glass.length}
            width={14 / glass.length}
            height="12"
            fill={`url(#${id}${g})`}
            stroke="var(--c-glass-outline)"
          />
        ))}
      </svg>
    </Box>
  );
}
