import { Box, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isCovered, mapConfig, type MapConfig } from './config';
import { MapContext } from './context';
import { MapControls } from './MapControls';
import { MapListPanel, narrow } from './MapListPanel';
import { MapNotice } from './MapNotice';
import { messages } from './messages';
import { usePalette } from './palette';
import type { Bounds } from './types';
import { useFit } from './useFit';
import { useReducedMotion } from '@/ui/useMedia';
import { useQueryHook } from './useQueryHook';
import { useSession } from './useSession';

export interface MapFrameProps {
  /** The accessible name. */
  label: string;
  /** CSS height of the frame. */
  height?: string;
  /** The view; a new object moves the map there. */
  fitTo?: Bounds | undefined;
  /** The same content as a `MapList`: the alternative to the map, and its replacement without WebGL. */
  list?: ReactNode;
  legend?: ReactNode;
  /** Replaces the page's configuration in tests. */
  config?: MapConfig;
  /** Layers, markers and popups. */
  children?: ReactNode;
}

/** A map with its controls and list. Without an engine the list replaces it. */
export function MapFrame(props: MapFrameProps) {
  const { label, height = '26rem', fitTo, list, legend, config, children } = props;
  const { formatMessage } = useIntl();
  const palette = usePalette();
  const still = useReducedMotion();
  const frame = useRef<HTMLElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [opened, setOpen] = useState(false);
  const settings = useMemo(() => config ?? mapConfig(), [config]);
  const named = formatMessage(messages.canvas, { label });
  const hasStreets = settings.cityUrl && (!fitTo || isCovered(fitTo));
  const { phase, notice, engine, swift, epoch } = useSession({
    container,
    config: settings,
    label: named,
    attribution: formatMessage(hasStreets ? messages.basemapCredit : messages.noStreets),
    bounds: fitTo,
    palette,
  });
  const animate = swift && !still;
  const fit = useFit({ engine, bounds: fitTo, animate, listed: opened });
  useQueryHook(frame, engine);
  useEffect(() => engine?.setLabel(named), [engine, named]);
  const close = useCallback(() => setOpen(false), []);

  const value = useMemo(
    () => (engine && epoch > 0 ? { engine, epoch, palette, animate } : null),
    [engine, epoch, palette, animate],
  );
  const open = opened || phase === 'list';
  const beside = list && open ? { base: '3', md: 'calc(20rem + 0.75rem)' } : '3';

  return (
    <Box
      as="section"
      ref={frame}
      aria-label={label}
      aria-busy={phase === 'loading'}
      data-map-engine={engine?.name}
      data-map-phase={phase}
      data-map-epoch={epoch}
      display="flex"
      flexDirection="column"
      overflow="hidden"
      h={height}
      minH="12rem"
      bg="sunken"
      isolation="isolate"
      css={{ containerType: 'inline-size' }}
    >
      {notice && phase === 'list' && <MapNotice notice={notice} />}
      <Box position="relative" flex="1" minH="0" display="flex" css={narrow({ flexDirection: 'column-reverse' })}>
        {phase !== 'list' && (
          <MapControls
            engine={engine}
            animate={animate}
            onFit={fit}
            listed={list ? open : undefined}
            onList={setOpen}
          />
        )}
        {list && open && (
          <MapListPanel alone={phase === 'list'} onClose={close}>
            {list}
          </MapListPanel>
        )}
        <Box flex="1" minW="0" minH="0" position="relative" isolation="isolate" css={mapCss} hidden={phase === 'list'}>
          <Box ref={container} position="absolute" inset="0" />
        </Box>
        {phase === 'loading' && (
          <Skeleton position="absolute" inset="0" borderRadius="0" pointerEvents="none">
            <VisuallyHidden asChild>
              <output>{formatMessage(messages.loading)}</output>
            </VisuallyHidden>
          </Skeleton>
        )}
        {notice && phase !== 'list' && <MapNotice key={notice} notice={notice} insetStart={beside} />}
      </Box>
      {/* Already there while the map loads: it takes space that the map is fitted into. */}
      {phase !== 'list' && legend}
      {value && <MapContext.Provider value={value}>{children}</MapContext.Provider>}
    </Box>
  );
}

/** Theme colours for the credit and the focus ring of the engines' own style sheets. */
const mapCss = {
  '& .maplibregl-canvas:focus-visible, & .mapboxgl-canvas:focus-visible': {
    outline: '2px solid var(--c-accent-focus-ring)',
    outlineOffset: '-2px',
  },
  '& .maplibregl-ctrl-attrib.maplibregl-ctrl, & .mapboxgl-ctrl-attrib.mapboxgl-ctrl': {
    background: 'var(--c-surface)',
    color: 'var(--c-muted)',
    fontSize: '11px',
  },
  '& .maplibregl-ctrl-attrib a, & .mapboxgl-ctrl-attrib a': { color: 'inherit' },
};
