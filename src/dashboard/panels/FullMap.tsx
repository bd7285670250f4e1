import { Box, Skeleton } from '@chakra-ui/react';
import { lazy, Suspense, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useListLocationLevels } from '@/api/generated/locations/locations';
import { useCan } from '@/auth/useCan';
import { areaParam, fullBins } from '../links';
import { panelMessages as messages } from './messages';
import { Nothing, Panel } from './Panel';

const LevelsMap = lazy(() => import('./LevelsMap').then((m) => ({ default: m.LevelsMap })));
const FROM_PERCENT = 80;
const HEIGHT = '17.5rem';

/** The sites with a full container; the map is loaded on demand. */
export function FullMap({ areas }: { areas: readonly number[] }) {
  const { formatMessage } = useIntl();
  const allowed = useCan('locations:read');
  const { data, isError, refetch } = useListLocationLevels(
    { ...areaParam(areas), level_min: FROM_PERCENT },
    { query: { enabled: allowed, select: (answer) => answer.levels } },
  );
  const { n, over } = useMemo(
    () =>
      (data ?? []).reduce((sum, site) => ({ n: sum.n + site.full + site.overfull, over: sum.over + site.overfull }), {
        n: 0,
        over: 0,
      }),
    [data],
  );
  return (
    <Panel
      title={messages.map}
      permission="locations:read"
      link={fullBins}
      description={data?.length ? formatMessage(messages.mapCount, { n, over }) : undefined}
      failed={isError}
      onRetry={() => void refetch()}
      ready={data !== undefined}
    >
      {data?.length === 0 ? <Nothing text={messages.noFull} /> : null}
      {data?.length ? (
        <Box flex="1" minH={HEIGHT} borderRadius="md" overflow="hidden">
          <Suspense fallback={<Skeleton loading h={HEIGHT} />}>
            <LevelsMap levels={data} height={HEIGHT} />
          </Suspense>
        </Box>
      ) : null}
    </Panel>
  );
}
