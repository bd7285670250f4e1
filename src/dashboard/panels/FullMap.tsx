import { Box, Skeleton } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { LocationLevelsList } from '@/api/generated/dashboard.schemas';
import { getListLocationLevelsQueryOptions } from '@/api/generated/locations/locations';
import { areaParam } from '@/api/urgent';
import { useCan } from '@/auth/useCan';
import { onDemand } from '@/ui/onDemand';
import { FULL, fullBins } from '../links';
import { panelMessages as messages } from './messages';
import { Nothing, Panel } from './Panel';

const HEIGHT = '17.5rem';
const LevelsMap = onDemand(() => import('./LevelsMap').then((m) => m.LevelsMap), <Skeleton loading h={HEIGHT} />);

/** The sites with a full container, with their full containers alone. */
const fullOnly = ({ levels }: LocationLevelsList) => levels.map((site) => ({ ...site, empty: 0, ok: 0 }));

/** Asks for them; the loader does so before the map is rendered. */
export const fullSites = (areas: readonly number[]) =>
  getListLocationLevelsQueryOptions({ ...areaParam(areas), level_min: FULL }, { query: { select: fullOnly } });

/** The sites with a full container, and how many containers that are. */
export function useFullSites(areas: readonly number[]) {
  const { data: sites, ...query } = useQuery({ ...fullSites(areas), enabled: useCan('locations:read') });
  const over = sites?.reduce((sum, { overfull }) => sum + overfull, 0);
  return { ...query, sites, over, full: sites?.reduce((sum, { full }) => sum + full, over ?? 0) };
}

/** The full containers on a map, which is loaded on demand. */
export function FullMap({ areas }: { areas: readonly number[] }) {
  const { formatMessage } = useIntl();
  const { sites, full, over, isError, refetch } = useFullSites(areas);
  return (
    <Panel
      title={messages.map}
      permission="locations:read"
      link={fullBins}
      description={full ? formatMessage(messages.mapCount, { n: full, over }) : undefined}
      failed={isError}
      onRetry={() => void refetch()}
      ready={sites !== undefined}
    >
      {sites?.length === 0 ? <Nothing text={messages.noFull} /> : null}
      {sites?.length ? (
        <Box flex="1" minH={HEIGHT} borderRadius="md" overflow="hidden">
          <LevelsMap levels={sites} height={HEIGHT} />
        </Box>
      ) : null}
    </Panel>
  );
}
